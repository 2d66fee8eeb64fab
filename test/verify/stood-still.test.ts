/** How long something stood still, by the lines of a log that tell when it stopped and when it went on. */
import { testSources } from './told-by-sources.ts';

testSources('how long something stood still', new URL('stood-still.json', import.meta.url));
