/** Offers and requests with the answer that the next sentence gives: "The buyer offered to keep it. The seller turned this down." */

import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { capital } from '../words.ts';

const SUBJECT = String.raw`((?:[Tt]he )?[\p{L}\p{N}'\u2019.-]+(?: (?:(?:of|de|von) )?\p{Lu}[\p{L}\p{N}'\u2019.-]*){0,4})`;
const ASKED = new RegExp(
  `^${SUBJECT}(?: (?:then|also|first|had|has))? (offered|proposed|asked|requested|applied) ((?:to|for) [^,;:]+|(?:the|a|an|his|her|its|their) [^,;:]+)$`,
  'u',
);
const ANSWERED = new RegExp(
  `^${SUBJECT}(?: (?:then|has|had|did not|has not))?(?: (?:at once|immediately|later))? (accepted|agreed|declined|refused|rejected|turned|approved|denied|consented|granted|said)((?: to)? (?:this|that|it|the offer|the request|the proposal)| no| yes| (?:this|that|it) down)?(?=$|,| and | but | because | since | as )`,
  'u',
);
const NOUNS: Readonly<Record<string, string>> = {
  offered: 'offer',
  proposed: 'proposal',
  asked: 'request',
  requested: 'request',
  applied: 'application',
};

/** What becomes of an offer or a request of the sentence before. */
export const answered: Teller = where([ANSWERED], ({ sentence, tell }) => {
  if (sentence === 0) return [];
  const reply = tell(sentence);
  const answer = ANSWERED.exec(bare(reply.text));
  if (answer === null || / (?:not|never) /.test(answer[0])) return [];
  const before = tell(sentence - 1);
  const asked = ASKED.exec(bare(before.text));
  if (asked === null || asked[1].toLowerCase() === answer[1].toLowerCase()) return [];
  const kept = keptBy(answer[2], answer[3] ?? '');
  if (kept === undefined) return [];
  const [, who, verb, what] = asked;
  const [, by] = answer;
  const noun = NOUNS[verb];
  const owner = who.replace(/^The /, 'the ');
  const whose = `${owner}${owner.endsWith('s') ? "'" : "'s"} ${noun}`;
  const matter = /^(?:to|for) /.test(what) ? ` ${what}` : ` for ${what}`;
  const from = [...new Set([...before.from, ...reply.from, sentence - 1])];
  const say = (text: string): Telling => ({ text: `${text}.`, from });
  const plain = matter.replace(/ in (?:exchange|return) for /, ' for ');
  const deeds = kept ? ['accepted', 'approved'] : ['rejected', 'declined'];
  return [
    ...[matter, plain].flatMap((one) =>
      deeds.flatMap((deed) => [
        say(`${by} ${deed} ${whose}${one}`),
        say(`${capital(whose)}${one} was ${deed} by ${lowered(by)}`),
      ]),
    ),
    ...(kept && verb !== 'offered' ? agreeing(what).map((doing) => say(`${by} agreed to ${doing}`)) : []),
    ...(kept
      ? []
      : agreeing(what)
          .map((doing) => say(`${by} refused to ${doing}`))
          .slice(0, verb === 'offered' ? 0 : 2)),
  ];
});

const lowered = (text: string): string => text.replace(/^The /, 'the ');

const bare = (text: string): string => text.replace(/(?<![.\s])[.\s]+$/, '');

/** Whether an answer takes up what was asked; undefined where it is neither. */
function keptBy(verb: string, rest: string): boolean | undefined {
  if (verb === 'turned') return / down$/.test(rest) ? false : undefined;
  if (verb === 'said') return rest === ' yes' ? true : rest === ' no' ? false : undefined;
  return /^(?:accepted|agreed|approved|consented|granted)$/.test(verb);
}

const TO_BE = /^for (.+?) to be (\p{Ll}+ed)(?= |$)(.*)$/u;

/** What somebody agrees to do who is asked "to collect it" or "for it to be collected". */
function agreeing(what: string): readonly string[] {
  const passive = TO_BE.exec(what);
  if (passive !== null)
    return [...new Set([passive[2].replace(/ed$/, ''), passive[2].replace(/d$/, '')])].map(
      (verb) => `${verb} ${passive[1]}${passive[3]}`,
    );
  return [];
}
