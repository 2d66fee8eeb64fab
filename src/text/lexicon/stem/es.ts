import { rules, strip } from './endings.ts';

const CLITIC = rules(
  'andolo:ando andola:ando iendolo:iendo arlo:ar arla:ar erlo:er irlo:ir arse:ar erse:er irse:ir',
);
const NOMINAL = rules('aciones:acion amente:a mente ces:z');
const ENDINGS = rules(
  'ariamos ieramos aremos eremos iremos arian arias aria erian eria irian iria aban abas aba ando iendo aron ' +
    'ieron amos emos imos ados adas ado ada idos idas ido ida aran aras ara eran era iran ira are ere aste iste ' +
    'ase ese ar er ir an en as es os a e o s io ia',
);

/** Number, gender and verb endings off: `reembolsado`, `reembolsó` and `reembolsar` meet. */
export function stemSpanish(word: string): string {
  return strip(strip(strip(word, CLITIC, 3), NOMINAL, 2), ENDINGS, 3);
}
