/** French words of business that say the same, one group a line. Folded: no accents. */
export const FRENCH_GROUPS = `
livre delivre
colis paquet
expedie envoye
expedition envoi
remboursement restitution
rembourse restitue
retourne renvoye
retour renvoi
paye regle acquitte
paiement reglement versement
payer regler acquitter
frais couts
prix tarif
gratuit offert
gratuitement sans-frais
remise rabais
contrat accord convention
signe paraphe
resilie rompu
resiliation rupture
prolonge proroge
prolongation prorogation
renouvele reconduit
renouvellement reconduction
commence debute
termine acheve fini
annule supprime
annulation suppression
reporte differe ajourne
report ajournement
rendez-vous entretien
approuve valide accepte
approbation validation
autorise permis
interdit prohibe
refuse rejete decline
refus rejet
demande sollicite requis
demande requete
client acheteur
cliente acheteuse
vendeur commercant marchand
employe salarie
employee salariee
entreprise societe firme compagnie
bureau agence
magasin boutique
caution garantie
locataire preneur
casse abime
endommage abime
dommage degat
repare remis-en-etat
reparation remise-en-etat
remplace change substitue
remplacement changement
defaut vice
resolu corrige
verifie controle
verification controle
confirme atteste
informe averti prevenu
annonce communique
recu percu
arrive parvenu
appele telephone contacte
lettre courrier
message avis
bloque verrouille
blocage verrouillage
debloque deverrouille
acces entree
modifie change
modification changement
mis-a-jour actualise
efface supprime
ferme clos
vendu cede
achete acquis
achat acquisition
augmente accru releve
augmentation hausse
baisse diminue reduit
diminution reduction baisse
embauche recrute engage
embauche recrutement
licencie renvoye congedie
licenciement renvoi
nomme designe
nomination designation
dirige gere
reunion seance
compte-rendu proces-verbal
assiste participe
conges vacances
malade souffrant
medecin docteur
soigne traite
traitement therapie
medicament remede
prescrit ordonne
voiture vehicule automobile
reserve retenu
reservation booking
billet ticket
retarde differe
mensuel par-mois
annuel par-an
appareil machine
ordinateur pc
ecran moniteur
ecole etablissement
enseignant professeur
eleve ecolier
maison batiment immeuble
assurance police
assure couvert
tribunal cour
don donation
vire transfere
virement transfert
credite recredite
debite preleve
prelevement debit
perdu egare
trouve decouvert
vole derobe
installe monte pose
installation pose montage
disponible en-stock
epuise indisponible
passagers voyageurs
lance demarre
article produit
justificatif recu
suspendu bloque
salaire remuneration
candidat postulant
reclamation plainte
somme montant
acompte avance
amende penalite
fournisseur prestataire
panne dysfonctionnement
entrepot depot
mail courriel e-mail
portable mobile
jour journee
`;
