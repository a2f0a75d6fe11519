declare module 'color-namer/lib/colors/ntc.js' {
  const names: { name: string; hex: string }[];
  export default names;
}
