import { notBuilt } from '#app/frame/not-built.server.ts';

export const loader = () => notBuilt();

export { NotBuilt as default, notBuiltMeta as meta } from '#app/frame/not-built.tsx';
