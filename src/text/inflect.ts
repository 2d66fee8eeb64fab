/** Forms of English verbs by their dictionary form. */

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'be:was have:had do:did go:went make:made take:took give:gave get:got come:came see:saw know:knew become:became ' +
    'begin:began break:broke bring:brought build:built buy:bought catch:caught choose:chose deal:dealt draw:drew ' +
    'drive:drove eat:ate fall:fell feel:felt fight:fought find:found fly:flew forget:forgot freeze:froze grow:grew ' +
    'hear:heard hide:hid hold:held keep:kept lay:laid lead:led learn:learned leave:left lend:lent lie:lay lose:lost ' +
    'mean:meant meet:met pay:paid ride:rode ring:rang rise:rose run:ran say:said seek:sought sell:sold send:sent ' +
    'shake:shook shine:shone shoot:shot show:showed sing:sang sink:sank sit:sat sleep:slept speak:spoke spend:spent ' +
    'stand:stood steal:stole stick:stuck strike:struck swear:swore sweep:swept swim:swam teach:taught tear:tore ' +
    'tell:told think:thought throw:threw understand:understood wear:wore win:won withdraw:withdrew write:wrote ' +
    'cut:cut hit:hit hurt:hurt let:let put:put quit:quit read:read set:set shut:shut split:split spread:spread ' +
    'beat:beat bet:bet cast:cast cost:cost overcome:overcame undergo:underwent undertake:undertook bind:bound sublet:sublet reset:reset ' +
    'input:input offset:offset upset:upset ' +
    'bear:bore bend:bent bite:bit blow:blew feed:fed hang:hung light:lit slide:slid spring:sprang wake:woke wind:wound'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Participles that are not the simple past. */
const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  (
    'be:been do:done go:gone take:taken give:given get:got come:come see:seen know:known become:become begin:begun ' +
    'break:broken choose:chosen draw:drawn drive:driven eat:eaten fall:fallen fly:flown forget:forgotten ' +
    'freeze:frozen grow:grown hide:hidden lie:lain ride:ridden ring:rung rise:risen run:run shake:shaken show:shown ' +
    'sing:sung sink:sunk speak:spoken steal:stolen swear:sworn tear:torn throw:thrown wear:worn withdraw:withdrawn ' +
    'write:written beat:beaten overcome:overcome undergo:undergone undertake:undertaken bite:bitten blow:blown ' +
    'bear:borne spring:sprung wake:woken'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** The past participle of a verb by its dictionary form: `founded`, `taken`. */
export const participleOf = (lemma: string): string => PARTICIPLES.get(lemma) ?? pastOf(lemma);

const VOWELS = 'aeiou';

/** The simple past of a verb by its dictionary form: `founded`, `won`, `stopped`. */
export function pastOf(lemma: string): string {
  const known = IRREGULAR.get(lemma);
  if (known !== undefined) return known;
  const last = lemma.at(-1) ?? '';
  const before = lemma.at(-2) ?? '';
  if (last === 'e') return `${lemma}d`;
  if (last === 'y' && !VOWELS.includes(before)) return `${lemma.slice(0, -1)}ied`;
  if (doubles(lemma)) return `${lemma}${last}ed`;
  return `${lemma}ed`;
}

/** Verbs of more syllables that are stressed on the last: `submit`, `refer`. */
const STRESSED_LAST =
  /^(?:(?:sub|per|ad|com|o|e|re|trans)mit|(?:re|pre|de|con|trans|in)fer|(?:oc|in|re)cur|(?:ex|com|re|im|pro)pel|(?:re|for)bid|begin|forget|regret|equip|control|patrol|deter|abhor|rebut|unplug|outfit)$/;

/** One syllable that ends in a vowel and a consonant: `stop`, `plan`. */
function doubles(lemma: string): boolean {
  if (STRESSED_LAST.test(lemma)) return true;
  const [last, vowel, first] = [lemma.at(-1) ?? '', lemma.at(-2) ?? '', lemma.at(-3) ?? ''];
  if (VOWELS.includes(last) || 'wxy'.includes(last) || !VOWELS.includes(vowel) || VOWELS.includes(first))
    return false;
  return [...lemma].filter((letter) => VOWELS.includes(letter)).length === 1;
}

/** A verb as it stands with one subject: `applies`, `goes`. */
export function present(lemma: string): string {
  const known: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does', go: 'goes' };
  if (known[lemma] !== undefined) return known[lemma];
  if (/(?:s|sh|ch|x|z|o)$/.test(lemma)) return `${lemma}es`;
  return /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}ies` : `${lemma}s`;
}

/** A verb as it stands with its subject. */
export const agreed = (lemma: string, plural: boolean): string =>
  plural ? (lemma === 'be' ? 'are' : lemma) : present(lemma);

/** A verb's gerund: `opening`, `using`, `paying`. */
export function gerund(lemma: string): string {
  if (/[^eoy]e$/.test(lemma) && lemma !== 'be') return `${lemma.slice(0, -1)}ing`;
  return /^(?:[^aeiou]*)[aeiou][bdgklmnprt]$/.test(lemma) ? `${lemma}${lemma.at(-1)}ing` : `${lemma}ing`;
}
