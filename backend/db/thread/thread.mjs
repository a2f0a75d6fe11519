// The thread as it runs from source, where TypeScript is read by tsx. The build makes `build/database.js` instead.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
