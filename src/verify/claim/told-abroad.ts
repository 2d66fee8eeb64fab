/** Labels of German, French and Spanish texts behind which nothing is stated: "Mythos: …", "Idée reçue : …", "Mito: …". */

const label = (words: string): RegExp =>
  new RegExp(String.raw`^\W*(?:${words})\s?(?:n[ro°º.]{0,2} ?)?\d{0,3}\s?[\]):–—]+\s`, 'iu');

/** Each tells what it is in one language only: short sentences are taken for one language by words of another. */
const LABELS: readonly RegExp[] = [
  label(
    'mythos|irrtum|irrglaube|gerücht|falsch|unwahr|nicht wahr|falschmeldung|falschbehauptung|fake|scherz|witz|satire|märchen|legende|' +
      'vorurteil|behauptung|unbelegte behauptung|vorwurf|anschuldigung|beschwerde|einwand|hypothese|these|annahme|vermutung|spekulation|' +
      'befürchtung|hoffnung|wunsch|prognose|vorhersage|beispiel(?:satz|text|fall)?|muster(?:text)?|vorlage|entwurf|vorschlag|' +
      '(?:abgelehnter|gestellter) antrag|(?:antrag|vorschlag) \\((?:abgelehnt|zurückgezogen)\\)|geplant|vorgesehen|in planung|' +
      'ungültig|widerrufen|storniert|gestrichen|gelöscht|überholt|veraltet|unbestätigt|nicht bestätigt|nicht gesendet|' +
      '(?:alte|frühere|bisherige|ältere|vorherige|veraltete) (?:fassung|version|regelung|regel|formulierung)|' +
      'frei erfunden|erfunden|angenommen|testfall|testnachricht|probe|übung|simulation|' +
      '(?:variante|option|szenario|alternative) (?:[a-z]|\\d{1,2}|eins|zwei|drei)',
  ),
  label(
    'mythe|idée (?:reçue|fausse)|rumeur|faux|intox|fausse (?:information|nouvelle|rumeur)|fake|légende|canular|satire|préjugé|' +
      'allégation|accusation|plainte|grief|objection|hypothèse|supposition|spéculation|crainte|espoir|souhait|prévision|prédiction|' +
      'exemple|modèle|brouillon|ébauche|projet|proposition|motion \\((?:rejetée|retirée)\\)|prévu|planifié|envisagé|' +
      'nul|annulé|révoqué|supprimé|obsolète|périmé|non confirmé|non envoyé|' +
      '(?:ancienne|précédente) (?:version|rédaction|règle|formulation)|' +
      'fiction|simulation|exercice|essai|(?:variante|option|scénario|alternative) (?:[a-z]|\\d{1,2})',
  ),
  label(
    'mito|bulo|rumor|falso|mentira|noticia falsa|fake|leyenda|broma|sátira|prejuicio|creencia (?:falsa|popular)|' +
      'alegación|acusación|queja|reclamación|objeción|hipótesis|suposición|especulación|temor|esperanza|deseo|previsión|predicción|' +
      'ejemplo|modelo|plantilla|borrador|propuesta|moción \\((?:rechazada|retirada)\\)|previsto|planeado|planificado|' +
      'nulo|anulado|revocado|cancelado|eliminado|obsoleto|sin confirmar|no confirmado|no enviado|' +
      '(?:versión|redacción|norma|regla) (?:antigua|anterior|previa)|' +
      'ficción|simulación|simulacro|ensayo|(?:variante|opción|escenario|alternativa) (?:[a-z]|\\d{1,2})',
  ),
];

/** The label of a sentence by which it states nothing; empty for none. */
export const labelAbroad = (said: string): string =>
  LABELS.map((one) => one.exec(said)?.[0] ?? '').find((found) => found !== '') ?? '';
