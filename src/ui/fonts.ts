// One family for all our scripts, from our own server; a browser loads a file only for a script that is on the page.
import './fonts/fonts.css';
import './scripts.css';
