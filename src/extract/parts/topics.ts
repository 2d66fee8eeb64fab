/** Topics set in front of what is told of them: `as for the fee, it is $5`, `quick update on order 7: it was sent`. */

/** What names a topic, and what says that something is told of it. */
const NAMING_IT =
  '(?:as for|as to|as regards|about|regarding|concerning|with regard to|when it comes to|with respect to|re)';
const TELLING_OF =
  '(?:just )?(?:an? |the |our |my )?(?:quick |short |brief |small )?(?:status update|status|update|note|summary|word|news) (?:on|about|for|regarding|concerning)';
const NUMBERED = String.raw`\p{L}+ (?:no\.? |number )?[#*\p{L}-]*\d[\p{L}\d/-]*\**`;

/** `As for the fee, it is $5` → the fee is $5; `Quick update on order 7: it was sent` → order 7 was sent. */
const TOPIC = new RegExp(
  String.raw`^(?:${NAMING_IT} (?<named>(?:the|your|our|his|her|their|its) [^,.;:]{2,50}|${NUMBERED})|${TELLING_OF} (?<told>${NUMBERED}))(?:,|:| [–—-]) (?<pronoun>it|he|she|they)(?<rest>(?: |['’]).+)$`,
  'isu',
);

/** A statement of what it names at its head, with that in place of the pronoun behind it. */
export function withTopic(text: string): string {
  const { named, told, pronoun = '', rest = '' } = TOPIC.exec(text)?.groups ?? {};
  const thing = named ?? told ?? '';
  const number = { it: /s$/, they: /[^s]$/ }[pronoun.toLowerCase()];
  if (thing === '' || number?.test(thing.replace(/\*+$/, '')) === true) return text;
  return (
    thing.charAt(0).toUpperCase() +
    thing.slice(1) +
    rest.replace(/^['’]s /, ' is ').replace(/^['’]re /, ' are ')
  );
}
