/**
 * French verbs of business that say the same, one group a line, and the nouns of what they do behind a bar. A verb that
 * is not regular has its participle and present, singular and plural, behind it. A line that begins with "<" or ">" has
 * verbs that say nothing of their own about a noun that is their subject, or their object.
 */
export const FRENCH_VERBS = `
< eu_lieu/eu_lieu/a_lieu,ont_lieu intervenir/intervenu/intervient,interviennent | -
> effectuer procéder/procédé/procède,procèdent réaliser | -
livrer | livraison
expédier envoyer/envoyé/envoie,envoient | expédition envoi
rembourser | remboursement
restituer rendre/rendu/rend,rendent | restitution
retourner renvoyer/renvoyé/renvoie,renvoient | retour renvoi
remettre/remis/remet,remettent | remise
transmettre/transmis/transmet,transmettent | transmission
payer/payé/paie,paient payer régler/réglé/règle,règlent verser acquitter | paiement règlement versement
virer transférer/transféré/transfère,transfèrent | virement transfert
débiter prélever/prélevé/prélève,prélèvent | débit prélèvement
créditer | crédit
facturer | facturation
commander | commande
acheter/acheté/achète,achètent acquérir/acquis/acquiert,acquièrent | achat acquisition
vendre/vendu/vend,vendent céder/cédé/cède,cèdent | vente cession
louer | location
résilier | résiliation
signer | signature
annuler | annulation
reporter ajourner | report ajournement
prolonger/prolongé/prolonge,prolongent proroger/prorogé/proroge,prorogent | prolongation prorogation
renouveler/renouvelé/renouvelle,renouvellent reconduire/reconduit/reconduit,reconduisent | renouvellement reconduction
terminer achever/achevé/achève,achèvent finir | fin achèvement
commencer/commencé/commence,commencent débuter démarrer | début démarrage
approuver valider | approbation validation
accepter | acceptation
autoriser | autorisation
interdire/interdit/interdit,interdisent | interdiction
refuser rejeter/rejeté/rejette,rejettent décliner | refus rejet
demander solliciter réclamer | demande
traiter | traitement
examiner étudier | examen étude
vérifier contrôler | vérification contrôle
constater | constatation
confirmer | confirmation
signaler indiquer | signalement indication
annoncer/annoncé/annonce,annoncent communiquer | annonce communication
informer avertir prévenir/prévenu/prévient,préviennent aviser | information
recevoir/reçu/reçoit,reçoivent | réception
arriver | arrivée
appeler/appelé/appelle,appellent | appel
bloquer verrouiller | blocage verrouillage
débloquer déverrouiller | déblocage déverrouillage
réinitialiser | réinitialisation
modifier changer/changé/change,changent | modification changement
remplacer/remplacé/remplace,remplacent changer/changé/change,changent | remplacement changement
actualiser | actualisation
supprimer effacer/effacé/efface,effacent | suppression effacement
ouvrir/ouvert/ouvre,ouvrent | ouverture
fermer | fermeture
augmenter | augmentation hausse
relever/relevé/relève,relèvent | relèvement
baisser diminuer | baisse diminution
réduire/réduit/réduit,réduisent | réduction
embaucher recruter | embauche recrutement
licencier | licenciement
nommer désigner | nomination désignation
démissionner | démission
élire/élu/élit,élisent | élection
diriger/dirigé/dirige,dirigent | direction
assister participer | participation
réparer | réparation
résoudre/résolu/résout,résolvent | résolution
corriger/corrigé/corrige,corrigent | correction
installer | installation
endommager/endommagé/endommage,endommagent | endommagement
détruire/détruit/détruit,détruisent | destruction
prescrire/prescrit/prescrit,prescrivent | prescription
soigner | -
réserver | réservation
déposer | dépôt
présenter | présentation
publier | publication
trouver | -
découvrir/découvert/découvre,découvrent | découverte
voler dérober | vol
perdre/perdu/perd,perdent | perte
inclure/inclus/inclut,incluent comprendre/compris/comprend,comprennent | -
exclure/exclu/exclut,excluent | exclusion
causer provoquer | -
utiliser | utilisation
construire/construit/construit,construisent | construction
visiter | visite
créer | création
lancer/lancé/lance,lancent | lancement
tester | test
stocker | stockage
accorder octroyer/octroyé/octroie,octroient | octroi
ajouter | ajout
adresser | -
récupérer/récupéré/récupère,récupèrent | récupération
rédiger/rédigé/rédige,rédigent | rédaction
archiver | archivage
former | formation
convoquer | convocation
évacuer | évacuation
suspendre/suspendu/suspend,suspendent | suspension
rétablir | rétablissement
fournir | fourniture
choisir | choix
fixer | fixation
prendre_fin/pris_fin/prend_fin,prennent_fin expirer | expiration
terminer/terminé/se_termine,se_terminent prendre_fin/pris_fin/prend_fin,prennent_fin | -
=est_à_la_charge =sont_à_la_charge prendre_en_charge/pris_en_charge/prend_en_charge,prennent_en_charge assumer | -
=est_à_la_charge =sont_à_la_charge payer/payé/paie,paient payer | -
`;
