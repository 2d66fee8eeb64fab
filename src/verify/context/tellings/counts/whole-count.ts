/** "Two of two items present": both of them; and where a text says of some that they did not, what they did not do. */
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital, numberOf } from '../words.ts';

const WHOLE =
  /(?:^|[,;:] )(?<one>[\p{L}]+|\d+) of (?:the )?(?<all>[\p{L}]+|\d+) (?<thing>\p{Ll}+s) (?<state>present|received|returned|found|included|complete|arrived|delivered|collected|scanned|checked|accounted for)(?<back> back)?(?=[:;,.]|$)/u;
const CONTAINER =
  /\b(?<container>[Cc]arton|[Bb]ox|[Pp]arcel|[Pp]ackage|[Cc]ase|[Cc]rate|[Bb]ag) (?:was )?opened\b/u;
const COMING_IN = /\b(?:intake|returns?|receiving|goods[ -]in|inbound|warehouse|depot)\b/iu;
const PLACE = / (?:back )?(?:at|in) the (?:warehouse|depot|returns centre|return centre|store|shop)\b/u;

/** All of those that there are. */
export const wholeCount: Teller = where([WHOLE], (scene) => {
  const { sentence, title, tell } = scene;
  const told = tell(sentence);
  const text = bare(told.text);
  const found = WHOLE.exec(text)?.groups;
  if (found === undefined) return [];
  if (/\b(?:missing|absent|lost|but|except|later)\b/iu.test(text)) return [];
  const [one, all] = [numberOf(found.one!), numberOf(found.all!)];
  if (one === undefined || one !== all || one < 2) return [];
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  const number =
    one === 2
      ? ['Both', 'Both the', 'The two', 'All two']
      : [`All ${found.all}`, `All ${one}`, 'All the', 'All'];
  const order = / of (?:order|return|consignment|shipment) [\p{L}\d-]*\d[\p{L}\d-]*/u.exec(said)?.[0] ?? '';
  const titled =
    order !== '' &&
    order
      .split(/[^\p{L}\p{N}]+/u)
      .filter((part) => /\d/.test(part))
      .every((part) => title.split(/[^\p{L}\p{N}]+/u).includes(part.toLowerCase()));
  const owner = titled ? order : '';
  const container = CONTAINER.exec(text)?.groups?.container.toLowerCase();
  const place = PLACE.exec(said)?.[0] ?? '';
  const known = place !== '' && title.includes(place.trim().split(' ').at(-1)!);
  const states = [
    `were ${found.state}${found.back ?? ''}`,
    ...(container !== undefined && /present|found|included|complete/.test(found.state!)
      ? [`were in the ${container}`]
      : []),
    ...(COMING_IN.test(title) && /present|found|received|arrived|returned/.test(found.state!)
      ? ['were received', 'arrived', 'were received back', 'arrived back', 'came back'].flatMap((state) => [
          state,
          ...(known ? [`${state.replace(/ back$/, '')}${place}`] : []),
        ])
      : []),
  ];
  return number.flatMap((lead) =>
    states.map((state) => ({
      ...told,
      text: `${lead} ${found.thing}${owner} ${state}.`,
      marked: true as const,
    })),
  );
});

const DID_NOT =
  /^(?:\p{L}+|\d+) of the (?<all>\p{L}+|\d+)(?: (?<thing>\p{Ll}+s))?(?: (?:opened|checked|tested|sampled|inspected|reviewed|audited))? (?<verb>carried|showed|had|passed|met|included|contained|displayed|bore) (?<what>[^;,.]{3,60})[;,] (?:but |and |while )?(?:the other )?(?<who>[^;,.]{2,40}?) did not(?: and (?<rest>(?:were|was|have been|had) [^;,.]{3,60}))?$/u;
const BASE: Readonly<Record<string, string>> = {
  carried: 'carry',
  showed: 'show',
  had: 'have',
  passed: 'pass',
  met: 'meet',
  included: 'include',
  contained: 'contain',
  displayed: 'display',
  bore: 'bear',
};
const HAVING = /^(?:carried|showed|had|included|contained|displayed|bore)$/;

/** "38 carried the text; two sets did not and were taken offline": what the two did not do, and what was done with them. */
export const someDidNot: Teller = where([DID_NOT], ({ source, sentence, tell }) => {
  const told = tell(sentence);
  const found = DID_NOT.exec(bare(told.text))?.groups;
  if (found === undefined) return [];
  const { verb = '', what = '', who = '', rest } = found;
  const thing =
    found.thing ?? countedBefore(source.text.slice(0, source.scan.sentenceStart[sentence]), found.all!);
  const number = numberOf(who);
  if (number !== undefined && thing === undefined) return [];
  const subject = capital(number === undefined ? who : `${who} ${thing}`);
  const carried = `${found.all}`;
  const lead = bare(told.text).split(' of the ')[0]!;
  return [
    `${subject} did not ${BASE[verb]} ${what}.`,
    ...(HAVING.test(verb) ? [`${subject} lacked ${what}.`, `${subject} were without ${what}.`] : []),
    ...(rest === undefined ? [] : [`${subject} ${rest}.`]),
    ...(thing === undefined
      ? []
      : [`${lead} of the ${carried} ${thing} ${verb} ${what}.`, `${lead} of the ${thing} ${verb} ${what}.`]),
  ].map((text) => ({ ...told, text, marked: true as const }));
});

/** "We opened 40 of the shop's 310 listings": of what there are so many. */
const countedBefore = (text: string, number: string): string | undefined =>
  /^[\p{L}\d]+$/u.test(number)
    ? new RegExp(
        String.raw`\b${number} (?:of (?:the |its |their |all )?(?:[\p{L}'\u2019-]+ ){0,3}?(?:\d+ )?)?(\p{Ll}{3,}s)\b`,
        'u',
      ).exec(text.slice(-400))?.[1]
    : undefined;
