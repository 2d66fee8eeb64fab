/** What numbered sections of policies, minutes and handover sheets say of what their headings name. */
import { testSources } from './told-by-sources.ts';

testSources('what a section says of its heading', new URL('sections-of-policies.json', import.meta.url));
