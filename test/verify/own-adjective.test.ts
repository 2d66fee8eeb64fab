/**
 * Each of two nouns has its own adjective, each of two verbs its own place; what a hyphen makes another of is another; and
 * what a thing does to itself nobody else does to it.
 */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The bakery uses organic milk and regional flour.',
    ['The bakery uses organic milk.', 'The bakery uses regional flour.'],
    ['The bakery uses organic flour.'],
  ],
  ['The bakery uses organic milk and flour.', ['The bakery uses organic flour.'], []],
  ['Mia bought a red coat and a blue scarf.', ['Mia bought a blue scarf.'], ['Mia bought a red scarf.']],
  [
    'Nobody failed the oral exam; four failed the written one.',
    ['Nobody failed the oral exam.'],
    ['Nobody failed the exam.'],
  ],
  ['Berta works in Basel and lives across the border.', ['Berta works in Basel.'], ['Berta lives in Basel.']],
  [
    'The firm is registered in Malta and pays taxes in Spain.',
    ['The firm pays taxes in Spain.'],
    ['The firm pays taxes in Malta.'],
  ],
  ['Omar opened the box in Bern and found a ring.', ['Omar found a ring.'], []],
  ['Berta lives with her mother-in-law.', [], ['Berta lives with her mother.']],
  ['Tom met his ex-wife on Monday.', ['Tom met his ex-wife.'], ['Tom met his wife.']],
  ['Non-members pay 5 euros.', ['Non-members pay 5 euros.'], ['Members pay 5 euros.']],
  ['The vice-president resigned.', ['The vice-president resigned.'], ['The president resigned.']],
  [
    'The pump switched itself off before the operator reached it.',
    [],
    ['The operator switched off the pump.'],
  ],
  [
    'The patient injured himself before the nurse came.',
    ['The patient injured himself.'],
    ['The nurse injured the patient.'],
  ],
];

testTold('its own adjective, place and deed', TOLD);
