/** "The vote took place on 10 May" by "the vote had been set for 10 May": on which day it was to be is not that it was. */
import { against, type Guard, textOf } from '../guard.ts';

const HAPPENED =
  /\b(?:took place|happened|occurred|came off|went ahead|(?:was|were) (?:held|celebrated|staged|performed|carried out))\b/iu;
const ARRANGED =
  /\b(?:is|are|was|were|been|being|got) (?:\p{L}+ly |now |then |first |since |only )?(?:set|fixed|timed|pencilled in|penciled in|slated|moved|put (?:off|back|forward)|pushed back|brought forward|called|listed|arranged|announced|scheduled|planned|booked|billed|earmarked|expected|intended|agreed|promised|due|postponed|deferred|adjourned|rescheduled|timetabled|marked|down|laid down|fixed up|lined up) (?:for|to|until|till|on|at)\b/iu;
const CAME_ABOUT =
  /\b(?:took|taken|taking) place\b|\b(?:happened|occurred|held|celebrated|staged|performed|went ahead|gone ahead|carried out|came off)\b/iu;

export const ARRANGED_FOR: Guard = against(
  'modality',
  'english',
  ({ reading, support: { sentences } }) =>
    HAPPENED.test(textOf(reading)) &&
    sentences.some((one) => ARRANGED.test(textOf(one.reading)) && !CAME_ABOUT.test(textOf(one.reading))),
  { said: () => HAPPENED, told: () => ARRANGED },
);
