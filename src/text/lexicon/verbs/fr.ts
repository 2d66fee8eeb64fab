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
reporter ajourner décaler déplacer/déplacé/déplace,déplacent | report ajournement décalage
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
arriver parvenir/parvenu/parvient,parviennent | arrivée
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
suspendre/suspendu/suspend,suspendent bloquer | suspension blocage
rembourser restituer rendre/rendu/rend,rendent | restitution remboursement
encaisser percevoir/perçu/perçoit,perçoivent | encaissement perception
retirer récupérer/récupéré/récupère,récupèrent | retrait
conserver garder | conservation
avancer/avancé/avance,avancent | -
clôturer clore/clos/clôt,clôturent fermer | clôture
joindre/joint/joint,joignent annexer | -
émettre/émis/émet,émettent établir | émission établissement
enregistrer consigner | enregistrement
souscrire/souscrit/souscrit,souscrivent | souscription
répondre/répondu/répond,répondent | réponse
préciser | précision
contester | contestation
garantir assurer | garantie
adresser envoyer/envoyé/envoie,envoient transmettre/transmis/transmet,transmettent | envoi
échanger/échangé/échange,échangent | échange
autoriser permettre/permis/permet,permettent | autorisation
majorer augmenter | majoration augmentation
activer | activation
désactiver | désactivation
inscrire/inscrit/inscrit,inscrivent enregistrer | inscription
évaluer estimer | évaluation
exiger/exigé/exige,exigent requérir/requis/requiert,requièrent | exigence
offrir/offert/offre,offrent | offre
proposer | proposition
détenir/détenu/détient,détiennent | -
transporter acheminer | transport acheminement
emballer | emballage
nettoyer/nettoyé/nettoie,nettoient | nettoyage
prouver justifier | -
dépasser excéder/excédé/excède,excèdent | dépassement
interrompre/interrompu/interrompt,interrompent | interruption
supporter/supporté/supporte,supportent prendre_en_charge/pris_en_charge/prend_en_charge,prennent_en_charge assumer | -
mettre_à_jour/mis_à_jour/met_à_jour,mettent_à_jour actualiser | mise_à_jour
durer | durée
peser/pesé/pèse,pèsent | -
attribuer | attribution
contacter joindre/joint/joint,joignent | -
redémarrer relancer/relancé/relance,relancent | redémarrage relance
entrer_en_vigueur/entré_en_vigueur/entre_en_vigueur,entrent_en_vigueur prendre_effet/pris_effet/prend_effet,prennent_effet | -
exécuter/exécuté/exécute,exécutent | exécution
couvrir/couvert/couvre,couvrent prendre_en_charge/pris_en_charge/prend_en_charge,prennent_en_charge | couverture
obtenir/obtenu/obtient,obtiennent | obtention
`;
