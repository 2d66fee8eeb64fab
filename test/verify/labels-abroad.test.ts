/** What stands in a German, French or Spanish text behind a label of what is not so is not stated there. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['Mythos: Die Erde ist flach.', [], ['Die Erde ist flach.']],
  [
    'Mythos 3: Kaffee entzieht dem Körper Wasser.\nFakt: Kaffee zählt zur Flüssigkeitsbilanz.',
    ['Kaffee zählt zur Flüssigkeitsbilanz.'],
    ['Kaffee entzieht dem Körper Wasser.'],
  ],
  ['Gerücht: Der Vertrag wurde gekündigt.', [], ['Der Vertrag wurde gekündigt.']],
  ['Alte Fassung: Die Miete beträgt 800 Euro.', [], ['Die Miete beträgt 800 Euro.']],
  ['Vorwurf: Der Fahrer war betrunken.', [], ['Der Fahrer war betrunken.']],
  ['Mito: El café deshidrata el cuerpo.', [], ['El café deshidrata el cuerpo.']],
  ['Propuesta: La reunión se celebra el 3 de mayo.', [], ['La reunión se celebra el 3 de mayo.']],
  ['Idée reçue : le café déshydrate le corps.', [], ['Le café déshydrate le corps.']],
  ['Ancienne version : La livraison est gratuite.', [], ['La livraison est gratuite.']],
  ['Hinweis: Der Vertrag wurde gekündigt.', ['Der Vertrag wurde gekündigt.'], []],
  ['Info : Le vol a été annulé.', ['Le vol a été annulé.'], []],
  ['Noticia: El banco cerró la cuenta.', ['El banco cerró la cuenta.'], []],
  ['Estado: la cuenta está cerrada.', ['La cuenta está cerrada.'], []],
];

testTold('labels of what is not so, in other languages', TOLD);
