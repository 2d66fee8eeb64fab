import { type Row, testValues } from './table.ts';

const EN: readonly Row[] = [
  ['Order #1842', ['#1842 = number 1842 (order)']],
  ['#1842', ['#1842 = number 1842']],
  ['# 18', ['# 18 = number 18']],
  ['order 1842', ['1842 = number 1842 (order)']],
  ['ticket 48813', ['48813 = number 48813 (ticket)']],
  ['Ticket: 48813', ['48813 = number 48813 (ticket)']],
  ['invoice no. 14', ['14 = number 14 (invoice)']],
  ['Invoice number 20931', ['20931 = number 20931 (invoice)']],
  ['no. 14', ['14 = number 14']],
  ['order HF-20931', ['HF-20931 = code HF20931 (order)']],
  ['HF-20931.', ['HF-20931 = code HF20931']],
  ['hf20931', ['hf20931 = code HF20931']],
  ['EU-5580', ['EU-5580 = code EU5580']],
  ['RQ-771', ['RQ-771 = code RQ771']],
  ['88-Q', ['88-Q = code 88Q']],
  ['6C-20418', ['6C-20418 = code 6C20418']],
  ['INV-22871', ['INV-22871 = code INV22871']],
  ['PX40017729', ['PX40017729 = code PX40017729']],
  ['C-118-04', ['C-118-04 = code C118-04']],
  ['K-4410-R', ['K-4410-R = code K4410R']],
  ['70-2288', ['70-2288 = number 70-2288']],
  ['5JD-22', ['5JD-22 = code 5JD22']],
  ['dvc-7f3a', ['dvc-7f3a = code DVC7F3A']],
  ['u-55190', ['u-55190 = code U55190']],
  ['SORRY20', ['SORRY20 = code SORRY20']],
  ['order=OR-66120', ['OR-66120 = code OR66120 (order)']],
  ['COVID-19-related', ['COVID-19 = code COVID19']],
  ['5G', ['5G = code 5G']],
  ['top-10', ['10 = cardinal 10']],
  ['mid-sized', []],
  ['order 500 kg', ['500 kg = quantity 500 kg']],
  ['order 500 units', ['500 = cardinal 500']],
  ['order 12 pizzas', ['12 = cardinal 12']],
  ['return 3 March 2026', ['3 March 2026 = date y2026 m3 d3']],
  ['form: 55.7 GPa', ['55.7 GPa = quantity 55700000000 Pa']],
  ['invoice 117/2024', ['117/2024 = number 117-2024 (invoice)']],
  ['section 9', ['9 = label 9 (section)']],
  ['section 4.1', ['4.1 = label 4-1 (section)']],
  ['step 6', ['6 = label 6 (step)']],
  ['Room 5', ['5 = label 5 (room)']],
  ['card ending 0917', ['0917 = ending 0917']],
  ['last four 4471', ['4471 = ending 4471']],
  ['ends in 4471', ['4471 = ending 4471']],
  ['DE89 3704 0044 0532 0130 00', ['DE89 3704 0044 0532 0130 00 = iban DE89370400440532013000']],
  ['GB82WEST12345698765432', ['GB82WEST12345698765432 = iban GB82WEST12345698765432']],
  ['GB83WEST12345698765432', ['GB83WEST12345698765432 = iban GB83WEST12345698765432 invalid']],
  ['Mail john.smith@example.co.uk.', ['john.smith@example.co.uk = email john.smith@example.co.uk']],
  ['https://Example.com/a?b=1.', ['https://Example.com/a?b=1 = url example.com/a?b=1']],
  ['(see www.example.org/x/)', ['www.example.org/x/ = url example.org/x']],
  ['v2.3.1', ['v2.3.1 = version 2.3.1']],
  ['version 2.3', ['2.3 = version 2.3 (version)']],
  ['192.168.0.1', ['192.168.0.1 = ip 192.168.0.1']],
  [
    '550E8400-e29b-41d4-a716-446655440000',
    ['550E8400-e29b-41d4-a716-446655440000 = uuid 550e8400-e29b-41d4-a716-446655440000'],
  ],
  [
    'd41d8cd98f00b204e9800998ecf8427e',
    ['d41d8cd98f00b204e9800998ecf8427e = hash d41d8cd98f00b204e9800998ecf8427e'],
  ],
  ['+44 7700 900417', ['+44 7700 900417 = phone +447700900417']],
  ['Call +1 415 555 0134.', ['+1 415 555 0134 = phone +14155550134']],
  ['(555) 123-4567, or', ['(555) 123-4567 = phone 5551234567']],
  ['(555) 123-4567', ['(555) 123-4567 = phone 5551234567']],
  ['0171 1234567', ['0171 1234567 = phone 01711234567']],
  ['0417', ['0417 = number 0417']],
  ['007', ['007 = number 007']],
  ['12345678901234567890', ['12345678901234567890 = number 12345678901234567890']],
  ['3.14.15', ['3.14.15 = date y2015 m3 d14']],
  ['a@b', []],
  ['1-800-555', ['1-800-555 = number 1-800-555']],
];

const DE: readonly Row[] = [
  ['Bestellung Nr. 4711', ['4711 = number 4711 (bestellung)']],
  ['Rechnung 2024-117', ['2024-117 = number 2024-117 (rechnung)']],
  ['Ticket 48813', ['48813 = number 48813 (ticket)']],
];

const FR: readonly Row[] = [
  ['colis n° 6C-20418', ['6C-20418 = code 6C20418 (colis)']],
  ['commande 12345', ['12345 = number 12345 (commande)']],
];

const ES: readonly Row[] = [
  ['pedido n.º 12345', ['12345 = number 12345 (pedido)']],
  ['línea terminada en 0417', ['0417 = ending 0417']],
];

const OTHER: readonly Row[] = [
  ['注文JP-0912の商品', ['JP-0912 = code JP0912']],
  ['AB-123', ['AB-123 = code AB123']],
];

testValues('identifiers', { en: EN, de: DE, fr: FR, es: ES, other: OTHER });
