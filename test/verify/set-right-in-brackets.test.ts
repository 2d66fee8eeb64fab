/** Values that a bracket behind them sets right: "Entries close: 3 May [moved to 10 May]". */
import { testSources } from './told-by-sources.ts';

testSources('values set right in brackets', new URL('set-right-in-brackets.json', import.meta.url));
