/** The closed lists of the tokenizer: what splits, and what stays whole, in the English Web Treebank's manner. */
import { wordSet } from '../word-set.ts';

/** Prefixes that stay with what follows their hyphen: `e-mail`, `non-refundable`. */
export const PREFIXES = wordSet(
  'e non pre anti mid re co post over multi ex sub semi neo pro intra micro inter un under counter ultra cross bi tri de',
);

/** Words that keep their full stop. */
export const ABBREVIATIONS = wordSet(
  'mr mrs ms dr st ft jr sr inc co corp ltd llc dept est gen gov sen rep reps rev hon lt col sgt capt cmdr maj prof pres ' +
    'jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thur thurs fri sat sun vs al ave blvd ' +
    'rd mt vol eg ie cf arrv attn approx ext yrs mins bros spec assn univ govt calif mass conn fla pa va la ps messrs',
);

/** Abbreviations only before a number: `No. 5`, and `no.` elsewhere ends a sentence. */
export const NUMBER_ABBREVIATIONS = wordSet('no nos fig art sec p pp vol ch');

/** Endings of host and file names: `galleryfurniture.com`, `report.xls`. */
export const EXTENSIONS = wordSet(
  'com org net edu gov mil int info biz io co ai app dev uk de fr eu us ca au doc docx xls xlsx csv ppt pptx pdf txt html ' +
    'htm asp aspx php jpg jpeg png gif zip url md json xml yaml yml js ts py exe log sh sql',
);

/** Kept with their full stop inside a sentence, apart from it at the end. */
export const INNER_ABBREVIATIONS = wordSet('etc');

/** Units and magnitudes that are tokens of their own after a number: `35|mm`, `7:30|PM`, `$|170|m`. */
export const UNITS = wordSet(
  'k m bn am pm mm cm km kg mg ml kb mb gb tb lb lbs oz ft mph kph hr hrs min mins sec secs kw mw kwh mwh hz khz mhz ghz ms',
);

/** Words written together that are two, by the length of the first. */
export const FUSED: ReadonlyMap<string, number> = new Map(
  (
    'cannot:3 gonna:3 gotta:3 wanna:3 lemme:3 gimme:3 dunno:2 im:1 ive:1 youre:3 youve:3 theyre:4 thats:4 whats:4 theres:5 hes:2 ' +
    'dont:2 doesnt:4 didnt:3 isnt:2 arent:3 wasnt:3 werent:4 cant:2 wont:2 wouldnt:5 couldnt:5 shouldnt:6 ' +
    'hasnt:3 havent:4 hadnt:3 aint:2'
  )
    .split(' ')
    .map((entry) => {
      const [word, length] = entry.split(':');
      return [word!, Number(length)] as const;
    }),
);

/** What follows an apostrophe and is a token with it: `it|'s`, `we|'ll`. */
export const CLITICS = wordSet('s m d ll ve re');
