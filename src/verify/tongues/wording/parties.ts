/**
 * Who "Sie", "vous" and "usted" are, and "wir", "nous" and "nosotros": the one whom a letter greets, the customer whom a
 * policy is for, the shop that wrote it. A sentence is put with the claim's own noun in the place of its pronoun.
 */
import { patternOf } from '../../../text/pattern.ts';
import type { Tongue } from '../grammar.ts';

interface Side {
  /** Nouns that a claim may have for whoever it is. */
  readonly nouns: string;
  /** What the text must speak of. */
  readonly of: RegExp;
}

interface Address {
  /** The name of whoever a letter greets. */
  readonly greeting: RegExp;
  /** What stands before a name in a claim. */
  readonly titles: string;
  /** What shows that a text speaks to somebody. */
  readonly spoken: RegExp;
  readonly readers: readonly Side[];
  readonly houses: readonly Side[];
}

const NAME = String.raw`\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?`;

const side = (nouns: string, of: string): Side => ({
  nouns: nouns.replaceAll(' ', '|'),
  of: new RegExp(of, 'i'),
});

const ADDRESSES: Readonly<Record<Tongue, Address>> = {
  de: {
    greeting: new RegExp(
      String.raw`(?:Sehr geehrte[r]?|Liebe[r]?|Guten (?:Tag|Morgen|Abend)|Hallo|Grüezi),? (?:Frau|Herr) (?:Dr\. |Prof\. )*(${NAME})[,!:]`,
      'u',
    ),
    titles: 'Frau|Herrn?',
    spoken: /[\p{L},] (?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})|\b(?:bitte|wir|uns|unsere?[mnrs]?)\b/iu,
    readers: [
      side(
        'Kunde Kunden Kundin Kundinnen Käufer Käuferin Besteller Verbraucher Abonnent Abonnenten',
        'bestell|ware|rechnung|liefer|kauf|vertrag|konto|zahl|rück|erstatt|paket|sendung|artikel|produkt|gerät|tarif|abo',
      ),
      side('Mieter Mieterin', 'miet|wohnung|kaution|nebenkosten'),
      side('Patient Patientin Patienten', 'termin|praxis|behandlung|arzt|dr\\.'),
      side('Gast Gäste', 'zimmer|aufenthalt|hotel|buchung|anreise'),
      side('Nutzer Nutzerin Benutzer Kontoinhaber', 'konto|passwort|kennwort|anmeld|app\\b'),
      side('Mitglied Mitglieder', 'mitglied|verein|beitrag'),
      side('Teilnehmer Teilnehmerin', 'kurs|seminar|schulung|teilnahme'),
    ],
    houses: [
      side('Händler Verkäufer Anbieter Shop Unternehmen Firma Betreiber Dienstleister', '.'),
      side('Vermieter', 'miet|wohnung|kaution'),
      side('Hotel', 'zimmer|hotel'),
      side('Bank', 'konto|karte|kredit'),
      side('Praxis', 'termin|behandlung'),
      side('Verein', 'mitglied|verein'),
    ],
  },
  fr: {
    greeting: new RegExp(
      String.raw`(?:Bonjour|Bonsoir|Cher|Chère|^)\s?(?:Madame|Monsieur|Mademoiselle|Mme|M\.) (${NAME})[,!:]`,
      'u',
    ),
    titles: String.raw`Madame|Monsieur|Mademoiselle|Mme|M\.`,
    spoken: /\b(?:vous|votre|vos|nous|notre|nos)\b/i,
    readers: [
      side(
        'client cliente clients acheteur acheteuse acheteurs abonné abonnée abonnés consommateur destinataire',
        'command|colis|factur|livr|achat|contrat|compte|pa[iy]|retour|rembours|article|produit|appareil|abonnement',
      ),
      side('locataire locataires', 'loyer|logement|location|caution'),
      side('patient patiente patients', 'rendez-vous|cabinet|consultation|docteur|dr'),
      side('voyageur voyageurs passager passagers', 'voyage|train|vol|billet'),
      side('utilisateur utilisatrice utilisateurs titulaire', 'compte|mot de passe|connexion|application'),
      side('adhérent adhérente adhérents membre membres', 'adhé|association|club|cotisation'),
      side('participant participante participants', 'cours|séminaire|formation|inscription'),
    ],
    houses: [
      side('vendeur magasin boutique commerçant entreprise société prestataire fournisseur', '.'),
      side('bailleur propriétaire', 'loyer|logement|location|caution'),
      side('hôtel', 'chambre|hôtel'),
      side('banque', 'compte|carte|crédit'),
      side('cabinet', 'rendez-vous|consultation'),
    ],
  },
  es: {
    greeting: new RegExp(
      String.raw`(?:Estimad[oa]|Querid[oa]|Hola|Buenos días|Buenas tardes),? (?:(?:señora?|señorita|sra\.|sr\.|Sra\.|Sr\.|don|doña|Don|Doña) )?(${NAME})[,!:]`,
      'u',
    ),
    titles: String.raw`(?:[Ll]a |[Ee]l )?(?:señora?|señorita|[Ss]ra\.|[Ss]r\.)|[Dd]on|[Dd]oña`,
    spoken: /\b(?:usted|ustedes|su|sus|le|les|nos|nuestr[oa]s?|estimad[oa]|puede|debe|podrá|deberá)\b/i,
    readers: [
      side(
        'cliente clienta clientes comprador compradora compradores consumidor abonado destinatario',
        'pedido|paquete|factur|entreg|compr|contrato|cuenta|pag|devol|reembols|artículo|producto|suscripci',
      ),
      side('inquilino inquilina arrendatario', 'alquiler|vivienda|piso|fianza'),
      side('paciente pacientes', 'cita|consulta|doctor|clínica|dr'),
      side('viajero viajera pasajero pasajeros', 'viaje|tren|vuelo|billete'),
      side('usuario usuaria usuarios titular', 'cuenta|contraseña|sesión|aplicación'),
      side('socio socia socios miembro miembros', 'soci|club|cuota'),
      side('participante participantes', 'curso|taller|formación|inscripción'),
    ],
    houses: [
      side('vendedor tienda comercio empresa compañía proveedor', '.'),
      side('arrendador propietario', 'alquiler|vivienda|piso|fianza'),
      side('hotel', 'habitación|hotel'),
      side('banco', 'cuenta|tarjeta|crédito'),
      side('clínica', 'cita|consulta'),
    ],
  },
};

/** Somebody of a claim who is a pronoun in the text, in the cases that the text has the pronoun in. */
interface Party {
  /** All of the words by which the claim names him: "Frau Albers", "der Kunde", "au client". */
  readonly said: string;
  readonly reader: boolean;
  /** Whether the text names nobody else who may be the subject of a verb that has none. */
  readonly alone: boolean;
  /** Whoever it is as the subject, and as the one who gets something. */
  readonly subject: string;
  readonly recipient: string;
}

/** Longest text that is looked at for whom it speaks to. */
const LONGEST = 20_000;

/** Whoever a claim names and a text speaks to, or who speaks in it; undefined where that is nobody or not sure. */
export function partyOf(claim: string, language: Tongue, text: string): Party | undefined {
  const { greeting, titles, spoken, readers, houses } = ADDRESSES[language];
  if (text.length > LONGEST || !spoken.test(text)) return undefined;
  const name = greeting.exec(text)?.[1];
  if (name !== undefined) {
    const parts = name.split(' ').map((part) => RegExp.escape(part));
    const said = new RegExp(
      String.raw`(?<!\p{L})(?:${titles}) (?:\p{Lu}\p{L}+ )?${parts.at(-1)}(?=s?(?!\p{L}))`,
      'u',
    ).exec(claim)?.[0];
    // Who stands in the text beside the greeting is told of, or is another.
    if (said !== undefined && text.split(name).length === 2)
      return {
        said,
        reader: true,
        alone: isAlone(text, houses),
        subject: said,
        recipient: toWhom(language, said),
      };
  }
  const found = named(claim, language, text, readers, true) ?? named(claim, language, text, houses, false);
  return found && { ...found, alone: isAlone(text, houses) };
}

/** Whether a text names none of those who may speak in it. */
const isAlone = (text: string, houses: readonly Side[]): boolean =>
  !houses.some(({ nouns }) => patternOf(String.raw`(?<![\p{L}-])(?:${nouns})(?![\p{L}])`, 'iu').test(text));

const ARTICLE: Readonly<Record<Tongue, string>> = {
  de: '(?:der|die|das|dem|den|ein|eine|einem|einen|einer) ',
  fr: `(?:le |la |les |l['’]|au |à la |aux |à l['’]|un |une )`,
  es: '(?:el |la |los |las |al |a la |a los |un |una )',
};

function named(
  claim: string,
  language: Tongue,
  text: string,
  sides: readonly Side[],
  reader: boolean,
): Party | undefined {
  for (const { nouns, of } of sides) {
    const found = patternOf(
      String.raw`(?<![\p{L}-])(${ARTICLE[language]})?(${nouns})(?![\p{L}-])`,
      'iu',
    ).exec(claim);
    if (found === null || !of.test(text)) continue;
    // A text that names one of the sort tells of him.
    if (patternOf(String.raw`(?<![\p{L}-])(?:${nouns})(?![\p{L}])`, 'iu').test(text)) return undefined;
    const subject = asSubject(language, found[1] ?? '', found[2]);
    return { said: found[0], reader, alone: false, subject, recipient: toWhom(language, subject) };
  }
  return undefined;
}

function asSubject(language: Tongue, article: string, noun: string): string {
  if (language === 'de') return `${article.toLowerCase().replace(/^(?:dem|den) $/, 'der ')}${noun}`;
  const bare = article.toLowerCase();
  if (language === 'fr')
    return `${bare.replace(/^au /, 'le ').replace(/^aux /, 'les ').replace(/^à /, '')}${noun}`;
  return `${bare.replace(/^al /, 'el ').replace(/^a /, '')}${noun}`;
}

function toWhom(language: Tongue, subject: string): string {
  if (language === 'de')
    return subject
      .replace(/^der (?=\p{L}+in$)/u, 'der ')
      .replace(/^der (?!\p{L}+in$)/u, 'dem ')
      .replace(/^die /, 'der ')
      .replace(/^das /, 'dem ');
  if (language === 'fr') return `à ${subject}`.replace(/^à le /, 'au ').replace(/^à les /, 'aux ');
  return `a ${subject}`.replace(/^a el /, 'al ');
}

/** A sentence without the greeting that it begins with. */
export function withoutGreeting(text: string, language: Tongue): string {
  const found = ADDRESSES[language].greeting.exec(text);
  return found?.index === 0 ? text.slice(found[0].length).trim() : text;
}

/** The sentence with a party in the place of its pronoun, in the ways that it may be meant. */
export function withParty(text: string, language: Tongue, party: Party): string[] {
  return INTO[language](text, party).filter((told) => told !== text);
}

/** Puts words at the end of the clause that a text begins with. */
const appended = (text: string, words: string): string =>
  text.replace(/^([^,;:]*?)([.!]?)$|^([^,;:]*)(?=[,;:])/u, (_, all, end, first) =>
    first === undefined ? `${all} ${words}${end}` : `${first} ${words}`,
  );

const INTO: Readonly<Record<Tongue, (text: string, party: Party) => string[]>> = {
  de: (text, { reader, subject, recipient }) => {
    if (!reader)
      return [
        text.replace(/(?<!\p{L})[Ww]ir(?!\p{L})/gu, subject).replace(/(?<!\p{L})uns(?!\p{L})/gu, recipient),
      ];
    const toWhomever = text.replace(/(?<!\p{L})Ihnen(?!\p{L})/gu, recipient);
    if (!/(?<!\p{L})Sie(?!\p{L})/u.test(text)) return [toWhomever];
    if (
      /(?<!\p{L})(?:wir|man|ich|uns)(?!\p{L})/iu.test(text) &&
      !/^Sie (?:können|müssen|dürfen|sollen|haben|erhalten)/.test(text)
    )
      return [toWhomever.replace(/(?<!\p{L})Sie(?!\p{L})/u, subject.replace(/^der /, 'den '))];
    return [toWhomever.replace(SUBJECT_OF_GERMAN, (_, before) => `${before}${subject}`)];
  },
  fr: (text, { reader, subject, recipient }) => {
    if (!reader)
      return [
        text.replace(/(?<!\p{L})nous (?=(?:n['’]|ne )?(?:y |en |vous )?\p{L}+ons(?!\p{L}))/iu, `${subject} `),
      ];
    const acting = text.replace(
      /(?<!\p{L})vous (?=(?:n['’]|ne )?(?:y |en )?(?:\p{L}+ez|êtes|faites)(?!\p{L}))/iu,
      `${subject} `,
    );
    if (acting !== text) return [acting];
    const without = text.replace(/(?<!\p{L})vous (?=\p{Ll})/iu, '');
    return without === text ? [] : [appended(without, recipient), appended(without, subject)];
  },
  es: (text, { reader, alone, subject, recipient }) => {
    if (!reader)
      return [
        text
          .replace(/(?<!\p{L})nosotros (?=\p{Ll})/iu, `${subject} `)
          .replace(/^(?=(?:No )?(?:\p{L}+mos)(?!\p{L}))/u, `${subject} `),
      ];
    const acting = text.replace(/(?<!\p{L})usted(?:es)?(?!\p{L})/iu, subject);
    if (acting !== text) return [acting];
    const given = text.replace(/(?<!\p{L})les? (?=\p{Ll})/iu, '');
    if (given !== text) return [appended(given, recipient)];
    // "El vendedor lo revisará. Puede rechazarlo": it may be of whoever is named.
    if (!alone) return [];
    const fronted =
      /^((?:Para|En|Tras|Antes de|Después de|Si|Al) [^:;()]*?)(?=(?:deberá|debe|puede|podrá)(?!\p{L}))/u.exec(
        text,
      )?.[0];
    if (fronted !== undefined) return [`${fronted}${subject} ${text.slice(fronted.length)}`];
    return [
      text.replace(
        /^(?:No )?(?:Puede|Debe|Podrá|Deberá|Dispone|Tiene|Recibirá)n? /u,
        (verb) => `${subject} ${verb.toLowerCase()}`,
      ),
    ];
  },
};

/** "Sie" that is the subject: first, or behind the verb with nothing before it that may be one. */
const SUBJECT_OF_GERMAN =
  /(^|^(?:[Dd]en|[Dd]em|[Ii]m|[Ii]n|[Aa]m|[Aa]n|[Bb]ei|[Nn]ach|[Vv]or|[Mm]it|[Ii]nnerhalb|[Bb]is|[Aa]b|[Aa]uf|[Ff]ür|[Hh]ier|[Dd]ort|[Dd]anach|[Bb]innen) [^,;:]*?\p{Ll}+en |^(?:[Kk]önnen|[Mm]üssen) |, \p{Ll}+en |[,;:] )Sie(?!\p{L})/u;

/** A claim with "your" for what it says to be a party's own, where the sentence says "your" of the same noun. */
export function withYours(claim: string, language: Tongue, sentence: string, party: Party): string {
  if (!party.reader) return claim;
  const { said } = party;
  const bare = RegExp.escape(said.replace(new RegExp(`^${ARTICLE[language]}`, 'iu'), ''));
  const [of, your] = OWN[language];
  for (const pattern of of(bare)) {
    const found = new RegExp(pattern, 'u').exec(claim);
    const noun = found?.groups?.noun;
    if (
      noun === undefined ||
      !new RegExp(String.raw`(?<!\p{L})${your} ${RegExp.escape(noun)}(?!\p{L})`, 'iu').test(sentence)
    )
      continue;
    return claim.replace(
      found![0],
      `${language === 'de' ? 'Ihr' : language === 'fr' ? 'votre' : 'su'} ${noun}${found!.groups!.kind ?? ''}`,
    );
  }
  return claim;
}

/** How a noun is said to be of somebody, and the pronoun that says so to him. */
const OWN: Readonly<Record<Tongue, readonly [(bare: string) => string[], string]>> = {
  de: [
    (bare) => [
      String.raw`(?:[Dd](?:er|ie|as|en|em)) (?<noun>\p{Lu}\p{L}+) (?:der|des|von) ${bare}s?(?!\p{L})`,
      String.raw`(?<!\p{L})${bare}s (?<noun>\p{Lu}\p{L}+)`,
    ],
    'Ihre?[mnrs]?',
  ],
  fr: [
    (bare) => [
      String.raw`(?:[Ll](?:e|a|es) |[Ll]['’])(?<noun>\p{Ll}[\p{L}-]+)(?<kind>(?: d(?:e |['’])\p{Ll}[\p{L}-]+)?) (?:de|du|de la|des|de l['’]) ?${bare}(?!\p{L})`,
    ],
    '(?:votre|vos)',
  ],
  es: [
    (bare) => [
      String.raw`(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) (?<noun>\p{Ll}\p{L}+)(?<kind>(?: de \p{Ll}\p{L}+)?) (?:del|de la|de los|de) ${bare}(?!\p{L})`,
    ],
    'sus?',
  ],
};
