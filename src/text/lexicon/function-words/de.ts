import type { ClassTable } from './classes.ts';

export const GERMAN: ClassTable = {
  determiners:
    'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jener jene jenes jenen jenem derselbe dieselbe dasselbe solcher solche solches solchen welcher welche welches welchen welchem',
  pronouns:
    'ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem deiner er ihn ihm sein seine seinen seinem seiner seines sie ihr ihre ihren ihrem ihrer ihres ihnen es wir uns unser unsere unseren unserem unserer euch euer eure man sich selbst wer wen wem wessen was jemand jemanden etwas irgendwer alles dessen deren denen',
  prepositions:
    'in im ins an am ans auf aus bei beim bis durch für gegen hinter mit nach neben ohne pro seit trotz über um unter vom von vor während wegen zu zum zur zwischen gegenüber innerhalb außerhalb laut per mittels binnen ab entlang',
  conjunctions:
    'und oder aber denn sondern dass daß weil da als wie während obwohl damit sodass ob sowie sowohl entweder weder noch doch jedoch deshalb daher darum dennoch trotzdem indem bevor nachdem bis sobald solange',
  auxiliaries:
    'bin bist ist sind seid war warst waren wart gewesen sei seien wäre wären habe hast hat haben habt hatte hatten hattest gehabt werde wirst wird werden werdet wurde wurden worden geworden würde würden',
  particles:
    'auch nur schon noch sehr so da hier dort dann nun ja ganz mal eben etwa wieder immer hin her bereits zwar also',
  negators:
    'nicht nichts nie niemals niemand niemanden nirgends nirgendwo kein keine keinen keinem keiner keines keinerlei ohne weder noch kaum',
  modals:
    'kann kannst können könnt konnte konnten könnte könnten darf darfst dürfen durfte dürfte dürften muss musst müssen musste müsste müssten mussten soll sollst sollen sollte sollten will willst wollen wollte wollten mag mögen möchte möchten',
  conditionals: 'wenn falls sofern soweit sonst andernfalls vorausgesetzt',
  exceptives: 'außer ausgenommen nur lediglich bloß ausschließlich',
  quantifiers:
    'alle allen aller alles beide beiden jeder jede jedes jeden jedem einige einigen einiger manche manchen mehrere mehreren viele vielen vieler viel wenige wenigen wenig meisten sämtliche genug halb kein keine',
  comparatives: 'mehr weniger meist mindestens höchstens als über unter genau',
  hedges:
    'vielleicht möglicherweise wahrscheinlich vermutlich wohl anscheinend angeblich offenbar eventuell voraussichtlich ungefähr etwa circa ca rund fast nahezu teilweise meistens üblicherweise normalerweise gewöhnlich mutmaßlich scheinbar',
};
