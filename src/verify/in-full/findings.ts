/** What was found of somebody, by the short lines of a report: "Troponin negative", "BP 152/94", "Ferritin 9 µg/l (15-150), low". */

const FINDING =
  /^((?:\p{L}[\p{L}\d-]*)(?: \p{Ll}[\p{L}-]*){0,2}) (negative|positive|normal|unremarkable|raised|elevated|low|clear|abnormal|stable|regular|inconclusive)$/u;
const READ =
  /^((?:\p{L}[\p{L}\d-]*)(?: \p{Ll}[\p{L}-]*){0,2}):? (\d[\d/.,]*(?: ?(?:%|°C?|mg|mmol|mm|kg|g|cm|bpm|beats|mmHg|g\/l|\p{Ll}{1,5}\/\p{L}{1,4}))?)$/u;

/** "Troponin negative", "BP 152/94": what was found of him. */
export function finding(text: string, whose: string): readonly string[] {
  const found = FINDING.exec(text);
  if (found !== null) {
    const [, noun = '', state = ''] = found;
    const name = /^\p{Lu}\p{Ll}/u.test(noun) ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun;
    return [`The ${name}`, `${whose} ${name}`].flatMap((thing) => [
      `${thing} was ${state}`,
      `${thing} is ${state}`,
      ...(/ive$|normal$|clear$/.test(state)
        ? [`${thing} came back ${state}`, `${thing} test was ${state}`, `${thing} test came back ${state}`]
        : []),
    ]);
  }
  const read = READ.exec(text);
  if (
    read === null ||
    /^(?:age|room|bed|ward|day|no|type|.*\b(?:\p{L}+ed|from|on|home|in|at|to|for))$/iu.test(read[1]!)
  )
    return [];
  const [, noun = '', value = ''] = read;
  const full = FULL.get(noun.toLowerCase());
  const name = full ?? (/^\p{Lu}\p{Ll}/u.test(noun) ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun);
  return [`The ${name}`, `${whose} ${name}`].flatMap((thing) => [
    `${thing} was ${value}`,
    `${thing} is ${value}`,
  ]);
}

const VALUE_AND_STATE =
  /^((?:\p{L}[\p{L}\d-]*)(?: \p{Ll}[\p{L}-]*){0,2}):? (?:(?:below|above|over|under|<|>) ?)?\d[\d.,]*(?: ?[\p{L}\u00b5%/\d]+)?(?: \([^()]{1,30}\))?,? (low|high|normal|raised|elevated|reduced|increased|decreased|borderline|within range|in range)$/u;

/** "Haemoglobin 11.2 g/dl (12.0-15.5), low": how a value that was read stands. */
export function readState(line: string, whose: string): readonly string[] {
  const [, noun = '', state = ''] = VALUE_AND_STATE.exec(line) ?? [];
  if (noun === '') return [];
  const name = /^\p{Lu}\p{Ll}/u.test(noun) ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun;
  const [is, was] = /[^s]s$/u.test(name) ? ['are', 'were'] : ['is', 'was'];
  const place = /^(?:low|reduced|decreased)$/.test(state)
    ? 'below'
    : /^(?:high|raised|elevated|increased)$/.test(state)
      ? 'above'
      : undefined;
  const ones = [`The ${name}`, `${whose} ${name}`];
  return ones
    .flatMap((one) => [
      `${one} ${is} ${state}`,
      `${one} ${was} ${state}`,
      ...(place === undefined
        ? []
        : [
            `${one} ${is} too ${place === 'below' ? 'low' : 'high'}`,
            `${one} ${is} ${place} the normal range`,
            `${one} ${was} ${place} the normal range`,
          ]),
    ])
    .concat(
      /s$/u.test(name)
        ? [`The ${name.replace(/s$/u, '')} count ${state === 'normal' ? 'is' : 'was'} ${state}`]
        : [],
    );
}

const FULL: ReadonlyMap<string, string> = new Map([
  ['bp', 'blood pressure'],
  ['hr', 'heart rate'],
  ['temp', 'temperature'],
  ['rr', 'respiratory rate'],
  ['sats', 'oxygen saturation'],
  ['spo2', 'oxygen saturation'],
]);
