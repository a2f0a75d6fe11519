/** One script made of an entry and what it imports (`app/script-text.ts`). */
declare module '*?script' {
  const text: string;
  export default text;
}
