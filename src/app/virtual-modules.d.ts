declare module 'virtual:language/*' {
  import type { LanguageData } from '../understanding/data.ts';
  const data: LanguageData;
  export default data;
}
