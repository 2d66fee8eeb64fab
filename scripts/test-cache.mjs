// Loaded before each test file: code that one of them compiled is not compiled anew by the next, as hundreds of them load
// the same engine. What a test starts is not told of it.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/tests', import.meta.url)));
