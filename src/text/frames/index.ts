export { framesIn, type Hit, mayHold } from './find.ts';
export { frames } from './library.ts';
export type { Frame, Manner, Meeting, Realisation, Role } from './types.ts';
