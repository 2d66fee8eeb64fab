/** What the heading of a log or a note says of each of its lines: of what it is, and on which day. */
import { testSources } from './told-by-sources.ts';

testSources('what a heading says of its lines', new URL('under-its-heading.json', import.meta.url));
