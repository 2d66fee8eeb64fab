/** The transparency log's tree and formats. Pure: runs in Node and in a browser. */
export * from './bytes.ts';
export * from './checkpoint.ts';
export * from './consistency.ts';
export * from './entry-bundle.ts';
export * from './errors.ts';
export * from './frontier.ts';
export * from './hash.ts';
export * from './inclusion.ts';
export * from './note.ts';
export * from './proof-file.ts';
export * from './sha256.ts';
export * from './subtree.ts';
export * from './tile.ts';
export * from './tile-path.ts';
export * from './verifier-key.ts';
