// The interface as it is described: loaded when somebody asks for a description, for no request needs it.
export { EXAMPLES, type Example } from './examples/index.ts';
export { type OpenApi, openApi } from './openapi.ts';
export { type Doors, operations } from './operations.ts';
export { type ReferencePage, referencePage } from './reference/index.ts';
