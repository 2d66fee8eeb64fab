/** Who does it and to whom it is done, in German sentences that open with the one to whom: by the articles of their nouns. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Der Mieterin kündigt die Vermieterin.',
    ['Die Vermieterin kündigt der Mieterin.'],
    ['Die Mieterin kündigt der Vermieterin.'],
  ],
  ['Der Ärztin half die Patientin.', ['Die Patientin half der Ärztin.'], ['Die Ärztin half der Patientin.']],
  [
    'Einer Kundin half eine Nachbarin.',
    ['Eine Nachbarin half einer Kundin.'],
    ['Eine Kundin half einer Nachbarin.'],
  ],
  [
    'Der Kundin zahlte die Versicherung 500 Euro.',
    ['Die Versicherung zahlte der Kundin 500 Euro.'],
    ['Die Kundin zahlte der Versicherung 500 Euro.'],
  ],
  [
    'Der Bank überwies die Firma 500 Euro.',
    ['Die Firma überwies der Bank 500 Euro.'],
    ['Die Bank überwies der Firma 500 Euro.'],
  ],
  [
    'Dem Kunden hat der Händler das Geld zurückgezahlt.',
    ['Der Händler hat dem Kunden das Geld zurückgezahlt.'],
    ['Der Kunde hat dem Händler das Geld zurückgezahlt.'],
  ],
  [
    'Das Kind hat der Hund gebissen.',
    ['Der Hund hat das Kind gebissen.'],
    ['Das Kind hat den Hund gebissen.'],
  ],
  ['Das Kind sah das Mädchen.', ['Das Kind sah das Mädchen.'], ['Das Mädchen sah das Kind.']],
  ['Die Firma verklagte die Bank.', ['Die Firma verklagte die Bank.'], ['Die Bank verklagte die Firma.']],
  [
    'Die Kündigung der Mieterin wurde am 3. Mai bestätigt.',
    ['Die Kündigung der Mieterin wurde bestätigt.'],
    [],
  ],
];

testTold('German cases', TOLD);
