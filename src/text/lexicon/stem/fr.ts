import { rules, strip } from './endings.ts';

const PLURAL = rules('eaux:eau aux:al s x');
const NOMINAL = rules(
  'ement:e amment:ant emment:ent ations:er ation:er euses:eur euse:eur ives:if ive:if elles:el elle:el ' +
    'iennes:ien ienne:ien',
);
const VERBAL = rules(
  'eraient erait erais erons eront erez erai era assent issent issait issaient issant issons issez iraient ' +
    'irait irons iront irez irai ira aient ait ais ant ante antes ees ee es er ez e ie ies i is it ir',
);
/** Of a third person plural; with less before it, `-ent` belongs to the word (`client`). */
const PLURAL_VERB = rules('ent');

/** Number, gender and verb endings off: `remboursé`, `rembourse`, `rembourser` and `remboursées` meet. */
export function stemFrench(word: string): string {
  const noElision = word.length > 3 && word[1] === "'" ? word.slice(2) : word;
  const nominal = strip(strip(noElision, PLURAL, 3), NOMINAL, 4);
  const verb = strip(nominal, PLURAL_VERB, 5);
  return verb === nominal ? strip(verb, VERBAL, 3) : verb;
}
