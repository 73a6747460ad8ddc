// One family for all our scripts, from our own server; a browser loads a file only for a script that is on the page.
import '@fontsource-variable/anek-latin/wght.css';
import '@fontsource-variable/anek-devanagari/wght.css';
import '@fontsource-variable/anek-telugu/wght.css';
import '@fontsource-variable/noto-nastaliq-urdu/wght.css';
import '@fontsource-variable/noto-naskh-arabic/wght.css';
import './fonts.css';
import './scripts.css';
