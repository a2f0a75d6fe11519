import { notBuilt } from '#app/frame/not-built.tsx';

export const loader = () => notBuilt();

export { NotBuilt as default, notBuiltMeta as meta } from '#app/frame/not-built.tsx';
