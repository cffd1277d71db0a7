// swift-format-ignore-file
// Generated from Sources/AirCartDocuments/Language/Assets/french-page.po by `swift package embed-assets`; do not edit.

extension LanguageAssets {
  static let frenchPagePO: StaticString = ##"""
# What the what-if page says in the French of Canada; the terms are those of french.po.
msgid ""
msgstr ""
"Language: fr_CA\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"

msgid "AirCart"
msgstr "AirCart"

msgid "Skip to the answer"
msgstr "Aller à la réponse"

msgid "Which product in which tank, how far a fill lasts, which cart"
msgstr "Quel produit dans quel réservoir, combien dure un remplissage, quel chariot"

msgid "Plans"
msgstr "Plans"

msgid "Share"
msgstr "Partager"

msgid "Print"
msgstr "Imprimer"

msgid "Close"
msgstr "Fermer"

msgid "Cancel"
msgstr "Annuler"

msgid "Done"
msgstr "Terminé"

msgid "Undo"
msgstr "Annuler"

msgid "Job"
msgstr "Travail"

msgid "Configuration"
msgstr "Configuration"

msgid "Unit system"
msgstr "Unités"

msgid "Imperial"
msgstr "Impérial"

msgid "Metric"
msgstr "Métrique"

msgid "Cart model"
msgstr "Modèle"

msgid "{name} ({capacity} bu)"
msgstr "{name} ({capacity} bu)"

msgid "Field size"
msgstr "Superficie"

msgid "Saddle tank"
msgstr "Réserv. d’appoint"

msgid "Densities"
msgstr "Densités"

msgid "Listed"
msgstr "Liste"

msgid "Published"
msgstr "Publications"

msgid "{name}, slider"
msgstr "{name}, curseur"

msgid "Products"
msgstr "Produits"

msgid "Add product"
msgstr "Ajouter produit"

msgid "Rate of {name}"
msgstr "Dose : {name}"

msgid "Remove {name}"
msgstr "Retirer {name}"

msgid "Tanks and density of {name}"
msgstr "Réservoirs et densité : {name}"

msgid "Only in {tanks}"
msgstr "Seulement dans {tanks}"

msgid "No tank"
msgstr "Sans réservoir"

msgid "at most {n} tank"
msgid_plural "at most {n} tanks"
msgstr[0] "au plus {n} réservoir"
msgstr[1] "au plus {n} réservoirs"

msgid "own density"
msgstr "densité propre"

msgid "Kept empty: {tanks}"
msgstr "Gardé vide : {tanks}"

msgid "Incompatible: {pairs}"
msgstr "Incompatibles : {pairs}"

msgid "Clear all rules on tanks ({n})"
msgstr "Effacer les règles des réservoirs ({n})"

msgid "Weight limits"
msgstr "Limites de poids"

msgid "Product at most"
msgstr "Produit, au plus"

msgid "Cart and product at most"
msgstr "Chariot et produit, au plus"

msgid "A weight limit must be a number from {low} to {high}."
msgstr "Une limite de poids doit être un nombre de {low} à {high}."

msgid "Rules and margin"
msgstr "Règles et marge"

msgid "Rules and margin, changed"
msgstr "Règles et marge, modifiées"

msgid "Load for"
msgstr "Objectif"

msgid "Practical plan"
msgstr "Plan pratique"

msgid "Most the cart can do"
msgstr "Maximum du chariot"

msgid "Drill"
msgstr "Semoir"

msgid "double shoot, assumed"
msgstr "double placement, supposé"

msgid "single shoot"
msgstr "simple placement"

msgid "double shoot"
msgstr "double placement"

msgid "triple shoot"
msgstr "triple placement"

msgid "Rows, openers and soil"
msgstr "Rangs, ouvreurs et sol"

msgid "Row spacing"
msgstr "Entre-rang"

msgid "Opener spread"
msgstr "Étalement ouvreur"

msgid "Soil"
msgstr "Sol"

msgid "medium, assumed"
msgstr "moyen, supposé"

msgid "An opener cannot spread wider than rows are apart."
msgstr "Un ouvreur ne peut pas étaler sur plus que l’écart entre les rangs."

msgid "Enough to spare"
msgstr "Marge suffisante"

msgid "Seeded twice"
msgstr "Semé deux fois"

msgid "“{name}” must be a number from {low} to {high}."
msgstr "« {name} » doit être un nombre de {low} à {high}."

msgid "off"
msgstr "nul"

msgid "How much a broken rule counts, from off to {high}. A rule never costs a fill."
msgstr "Ce que compte une règle enfreinte, de nul à {high}. Une règle ne coûte jamais un remplissage."

msgid "{severity} (usual)"
msgstr "{severity} (habituel)"

msgid "Tank with the steel meter auger"
msgstr "Réservoir à vis doseuse en acier"

msgid "not named"
msgstr "non précisé"

msgid "{field}, {overlap} seeded twice"
msgstr "{field}, {overlap} semé deux fois"

msgid "Reserve that stays in"
msgstr "Réserve qui reste"

msgid "Reserves: {tanks}"
msgstr "Réserves : {tanks}"

msgid "A reserve must be a number below {n}."
msgstr "Une réserve doit être un nombre inférieur à {n}."

msgid "{a} reserve"
msgstr "{a} de réserve"

msgid "What do you seed?"
msgstr "Que semez-vous?"

msgid "160 ac canola 5, urea 150, MAP 40"
msgstr "160 ac canola 5, urea 150, MAP 40"

msgid "Plan it"
msgstr "Planifier"

msgid "Field, then each product with its rate."
msgstr "Le champ, puis chaque produit avec sa dose."

msgid "Name at least one product, with its rate."
msgstr "Nommez au moins un produit, avec sa dose."

msgid "The line is the job now."
msgstr "La ligne est maintenant le travail."

msgid "A worked example. Change any figure, or begin with your own products."
msgstr "Un exemple complet. Modifiez n’importe quel chiffre, ou commencez avec vos propres produits."

msgid "Begin with nothing"
msgstr "Commencer à vide"

msgid "Enter a valid field size and at least one product."
msgstr "Entrez une taille de champ valide et au moins un produit."

msgid "What goes into which tank?"
msgstr "Quoi mettre dans quel réservoir?"

msgid "Try “{line}”"
msgstr "Essayer « {line} »"

msgid "Add the products that you seed, each with its rate. The best cart, the fills and the load of every tank appear here at once."
msgstr "Ajoutez les produits que vous semez, chacun avec sa dose. Le meilleur chariot, les remplissages et la charge de chaque réservoir apparaissent ici aussitôt."

msgid "The field size must be a number from {low} to {high}."
msgstr "La superficie du champ doit être un nombre de {low} à {high}."

msgid "The rate of {name} must be 0 or a number from {low} to {high}."
msgstr "La dose ({name}) doit être 0 ou un nombre de {low} à {high}."

msgid "The density must be a number from {low} to {high}."
msgstr "La densité doit être un nombre de {low} à {high}."

msgid "“{text}” is not understood. Write a number, such as 1280, or {example}."
msgstr "« {text} » n’est pas compris. Écrivez un nombre, comme 1280, ou {example}."

msgid "“{text}” is not understood. Write a number, such as 1280."
msgstr "« {text} » n’est pas compris. Écrivez un nombre, comme 1280."

msgid "“{text}” may mean one field of {one} or {n} fields of {list}. Write {one} for one; the farm room takes several."
msgstr "« {text} » peut signifier un seul champ de {one} ou {n} champs de {list}. Écrivez {one} pour un seul; la section Ferme en prend plusieurs."

msgid "“{text}” may mean {n} fields of {list}. The farm room takes several."
msgstr "« {text} » peut signifier {n} champs de {list}. La section Ferme en prend plusieurs."

msgid "“{text}” can mean {a} or {b}. Write one of these."
msgstr "« {text} » peut signifier {a} ou {b}. Écrivez l’un des deux."

msgid "The answers shown are for the last entries that were understood."
msgstr "Les réponses affichées sont celles des dernières entrées comprises."

msgid "Out of date:"
msgstr "Périmé :"

msgid "Give at least one product a rate above zero."
msgstr "Donnez à au moins un produit une dose supérieure à zéro."

msgid "At most {n} products fit into a job."
msgstr "Un travail contient au plus {n} produits."

msgid "This job cannot be calculated: {reason}."
msgstr "Ce travail ne peut pas être calculé : {reason}."

msgid "a number is out of the range that can be calculated"
msgstr "un nombre est hors de la plage qui peut être calculée"

msgid "The calculation stopped unexpectedly and was started again. Your entries are unchanged."
msgstr "Le calcul s’est arrêté de façon inattendue et a été relancé. Vos entrées sont inchangées."

msgid "Select product"
msgstr "Choisir un produit"

msgid "Search products"
msgstr "Chercher un produit"

msgid "Several at once, with rates: wheat 110, urea 150, MAP 60, then Enter."
msgstr "Plusieurs à la fois, avec leurs doses : wheat 110, urea 150, MAP 60, puis Entrée."

msgid "Grains & pulses"
msgstr "Grains, légumineuses"

msgid "Fertilizers"
msgstr "Engrais"

msgid "Inoculants"
msgstr "Inoculants"

msgid "No product matches “{text}”. Add it as your own, with its density."
msgstr "Aucun produit ne correspond à « {text} ». Ajoutez-le sous « Votre produit », avec sa densité."

msgid "“{text}” can mean more than one product. Choose one."
msgstr "« {text} » peut désigner plus d’un produit. Choisissez-en un."

msgid "Own product"
msgstr "Votre produit"

msgid "Name"
msgstr "Nom"

msgid "Density"
msgstr "Densité"

msgid "Add"
msgstr "Ajouter"

msgid "Give the product a name of 1 to 200 characters that is not in the job yet."
msgstr "Donnez au produit un nom de 1 à 200 caractères qui n’est pas encore dans le travail."

msgid "in the job"
msgstr "déjà ajouté"

msgid "Which cart"
msgstr "Quel chariot"

msgid "{area} per fill"
msgstr "{area} par remplissage"

msgid "enough for {area}"
msgstr "suffit pour {area}"

msgid "Not possible"
msgstr "Impossible"

msgid "{name}: {weight} loaded"
msgstr "{name} : {weight} chargé"

msgid "View results"
msgstr "Voir les résultats"

msgid "Results"
msgstr "Résultats"

msgid "Summary"
msgstr "Sommaire"

msgid "Total capacity"
msgstr "Capacité totale"

msgid "Products required"
msgstr "Produits requis"

msgid "Rate: {rate}"
msgstr "Dose : {rate}"

msgid "{capacity} capacity"
msgstr "capacité de {capacity}"

msgid "Empty"
msgstr "Vide"

msgid "{load} of {capacity}, {percent}"
msgstr "{load} sur {capacity}, {percent}"

msgid "Rules on {tank}"
msgstr "Règles : {tank}"

msgid "Tap a tank to pin a product in it, keep one out, or keep it empty."
msgstr "Touchez un réservoir pour y fixer un produit, en exclure un ou le garder vide."

msgid "Tanks of {cart}"
msgstr "Réservoirs de {cart}"

msgid "{tank}: empty, {capacity} capacity"
msgstr "{tank} : vide, capacité de {capacity}"

msgid "{tank}: {name}, {a} of {capacity}, {percent}"
msgstr "{tank} : {name}, {a} sur {capacity}, {percent}"

msgid "UNALLOCATED"
msgstr "SANS RÉSERVOIR"

msgid "Fill plan"
msgstr "Plan de remplissage"

msgid "Even fills"
msgstr "Rempl. égaux"

msgid "Fill tanks to capacity"
msgstr "Remplir à pleine capacité"

msgid "With a weight limit, loads are cut to what it allows."
msgstr "Avec une limite de poids, les charges sont réduites à ce qu’elle permet."

msgid "Blend of {list}"
msgstr "Mélange de {list}"

msgid "Blended: {list}"
msgstr "Mélangés : {list}"

msgid "Blend nothing"
msgstr "Ne rien mélanger"

msgid "Nothing of the job is blended now."
msgstr "Plus rien n’est mélangé dans le travail."

msgid "Blend where it saves fills"
msgstr "Mélanger pour moins de rempl."

msgid "The map is of the products of the job, each by itself."
msgstr "La carte porte sur les produits du travail, chacun sans mélange."

msgid "With the seed"
msgstr "Avec la semence"

msgid "{name}: {share} with the seed"
msgstr "{name} : {share} avec la semence"

msgid "Gross weight"
msgstr "Poids brut"

msgid "House rules"
msgstr "Règles maison"

msgid "Worth knowing"
msgstr "Bon à savoir"

msgid "Resize"
msgstr "Taille"

msgid "Close calls"
msgstr "De justesse"

msgid "Advice"
msgstr "Conseils"

msgid "Nutrients delivered"
msgstr "Éléments nutritifs apportés"

msgid "Load sheet"
msgstr "Fiche de chargement"

msgid "Tank"
msgstr "Réserv."

msgid "Load"
msgstr "Charge"

msgid "Scale"
msgstr "Pesée"

msgid "{a} stay in"
msgstr "reste {a}"

msgid "From the tender: {list}"
msgstr "Du ravitailleur : {list}"

msgid "Load the tanks in this order. “Scale” is what all product on the cart weighs then; “stay in” is what the fill leaves in a tank."
msgstr "Chargez les réservoirs dans cet ordre. « Pesée » est ce que pèse alors tout le produit sur le chariot; « reste » est ce que le remplissage laisse dans un réservoir."

msgid "Print the load sheet"
msgstr "Imprimer la fiche"

msgid "In the field"
msgstr "Au champ"

msgid "In the field: what is left?"
msgstr "Au champ : que reste-t-il?"

msgid "Seeded so far"
msgstr "Semé jusqu’ici"

msgid "Left in the tanks"
msgstr "Reste en réservoir"

msgid "More went in than the first fill"
msgstr "Chargé plus que le premier rempl."

msgid "All that went in since the tank was empty."
msgstr "Tout ce qui a été chargé depuis que le réservoir était vide."

msgid "Plan the rest at the stated rates"
msgstr "Planifier le reste aux doses indiquées"

msgid "Type what is seeded and what is left in each tank, 0 where it is empty."
msgstr "Entrez ce qui est semé et ce qui reste dans chaque réservoir, 0 s’il est vide."

msgid "Real rate, {unit}"
msgstr "Dose réelle, {unit}"

msgid "Off, %"
msgstr "Écart, %"

msgid "Lasts, {unit}"
msgstr "Suffit, {unit}"

msgid "Empty first"
msgstr "Vide en 1er"

msgid "{name}, after {area}"
msgstr "{name}, après {area}"

msgid "Left to seed"
msgstr "Reste à semer"

msgid "The rest of the field"
msgstr "Le reste du champ"

msgid "The seeded area must be above 0 and at most {field}."
msgstr "La superficie semée doit être supérieure à 0 et d’au plus {field}."

msgid "More is left in {name} than went in. Type all that went in."
msgstr "Il reste plus dans {name} que ce qui y a été chargé. Entrez tout ce qui a été chargé."

msgid "More is left in {name} than it holds."
msgstr "Il reste plus dans {name} que sa capacité."

msgid "The first fill of the plan covers {area}, less than is seeded: type all that went in."
msgstr "Le premier remplissage du plan couvre {area}, moins que ce qui est semé : entrez tout ce qui a été chargé."

msgid "The rest is not planned: a limit on weight or tanks and product on board exclude each other."
msgstr "Le reste n’est pas planifié : une limite de poids ou de réservoirs et du produit à bord s’excluent l’un l’autre."

msgid "Nothing of {name} has gone out."
msgstr "{name} : rien n’est sorti."

msgid "Simple rule (greedy)"
msgstr "Règle simple (gloutonne)"

msgid "Show its tanks"
msgstr "Voir ses réservoirs"

msgid "each"
msgstr "chacun"

msgid "Choose published densities to plan with figures per bushel."
msgstr "Choisissez les densités « Publications » pour planifier avec des chiffres par boisseau."

msgid "and"
msgstr "et"

msgid "or"
msgstr "ou"

msgid "No plan: {reason}"
msgstr "Aucun plan : {reason}"

msgid "Rules for {name}"
msgstr "Règles : {name}"

msgid "Tanks that it may use"
msgstr "Réservoirs permis"

msgid "Most tanks"
msgstr "Réserv. max."

msgid "any"
msgstr "libre"

msgid "Back to the {set} density"
msgstr "Densité d’origine ({set})"

msgid "Keep this tank empty"
msgstr "Garder ce réservoir vide"

msgid "For liquids, and nothing else"
msgstr "Pour les liquides, et rien d’autre"

msgid "{name} may go here"
msgstr "{name} peut aller ici"

msgid "Only here"
msgstr "Ici seulement"

msgid "{name} only in {tank}"
msgstr "{name} seulement dans {tank}"

msgid "How many fills"
msgstr "Combien de remplissages"

msgid "Fills that {cart} takes, by field size and rate of {name}. The cross is this job. Tap a place to read it; “Use this” makes it the job."
msgstr "Remplissages que demande {cart}, selon la superficie et la dose ({name}). La croix est ce travail. Touchez un point pour le lire; « Utiliser » en fait le travail."

msgid "Use this"
msgstr "Utiliser"

msgid "Use this: {cell}"
msgstr "Utiliser : {cell}"

msgid "The job is now {field}, {rate}."
msgstr "Le travail est maintenant {field}, {rate}."

msgid "Rate of"
msgstr "Dose de"

msgid "Field size, {unit}"
msgstr "Superficie, {unit}"

msgid "Rate of {name}, {unit}"
msgstr "Dose : {name}, {unit}"

msgid "not possible"
msgstr "impossible"

msgid "Fills of {cart} by field size and rate. Arrow keys move, Enter makes the place the job."
msgstr "Remplissages de {cart} selon la superficie et la dose. Les flèches déplacent, Entrée fait du point le travail."

msgid "Smallest cart with the fewest fills on {field}, by the rate of {name}"
msgstr "Le plus petit chariot qui demande le moins de remplissages sur {field}, selon la dose ({name})"

msgid "For analysts"
msgstr "Pour analystes"

msgid "Table of"
msgstr "Tableau"

msgid "Fills"
msgstr "Rempl."

msgid "Left out of one fill"
msgstr "Non chargé en un rempl."

msgid "Left out by the simple rule beyond that"
msgstr "Non chargé en plus par la règle simple"

msgid "Cart load"
msgstr "Taux de charge"

msgid "As a table"
msgstr "En tableau"

msgid "{metric} of {cart}: field sizes down, rates across"
msgstr "{metric}, {cart} : superficies en lignes, doses en colonnes"

msgid "Break points of {name} on {cart}"
msgstr "Seuils : {name} avec {cart}"

msgid "At {field}, the plan changes at these rates between {low} and {high}."
msgstr "Pour {field}, le plan change à ces doses entre {low} et {high}."

msgid "At {field}, the plan is the same at every rate between {low} and {high}."
msgstr "Pour {field}, le plan est le même à toute dose entre {low} et {high}."

msgid "Calculating …"
msgstr "Calcul en cours…"

msgid "What changes there"
msgstr "Ce qui y change"

msgid "The number of fills changes {n} more times at higher rates."
msgstr "Le nombre de remplissages change encore {n} fois à des doses plus élevées."

msgid "Saved plans"
msgstr "Plans enregistrés"

msgid "Name of this plan"
msgstr "Nom de ce plan"

msgid "Save"
msgstr "Enregistrer"

msgid "No plan is saved in this browser yet."
msgstr "Aucun plan n’est encore enregistré dans ce navigateur."

msgid "Duplicate"
msgstr "Dupliquer"

msgid "Export"
msgstr "Exporter"

msgid "Export all"
msgstr "Tout exporter"

msgid "Import a file"
msgstr "Ouvrir un fichier"

msgid "Delete"
msgstr "Effacer"

msgid "“{name}” is deleted."
msgstr "« {name} » est effacé."

msgid "“{name}” is saved."
msgstr "« {name} » est enregistré."

msgid "“{name}” is loaded."
msgstr "« {name} » est chargé."

msgid "The job is as it was before."
msgstr "Le travail est redevenu comme avant."

msgid "The job of the link is loaded."
msgstr "Le travail du lien est chargé."

msgid "All rules on tanks are cleared."
msgstr "Toutes les règles des réservoirs sont effacées."

msgid "This plan is no longer there: it was deleted in another tab."
msgstr "Ce plan n’existe plus : il a été effacé dans un autre onglet."

msgid "{n} plan is imported."
msgid_plural "{n} plans are imported."
msgstr[0] "{n} plan est importé."
msgstr[1] "{n} plans sont importés."

msgid "{name} (copy)"
msgstr "{name} (copie)"

msgid "“{name}” is back."
msgstr "« {name} » est rétabli."

msgid "This browser did not keep it ({reason}). Nothing on the screen is lost: export the plan, or share its link."
msgstr "Ce navigateur ne l’a pas gardé ({reason}). Rien à l’écran n’est perdu : exportez le plan, ou partagez son lien."

msgid "Plans saved in this browser could not all be read: {reason}. They are left as they are."
msgstr "Les plans enregistrés dans ce navigateur n’ont pas tous pu être lus : {reason}. Ils restent tels quels."

msgid "{file} was not imported: {reason}."
msgstr "{file} n’a pas été importé : {reason}."

msgid "The link to this job is copied."
msgstr "Le lien vers ce travail est copié."

msgid "Link to this job"
msgstr "Lien vers ce travail"

msgid "This page is a file on this device, so its link opens nowhere else. To share the job, export it and send the file: “Import a file” under “Plans” opens it in any copy of this page. Or send this text."
msgstr "Cette page est un fichier sur cet appareil, donc son lien ne s’ouvre nulle part ailleurs. Pour partager le travail, exportez-le et envoyez le fichier : « Ouvrir un fichier » sous « Plans » l’ouvre dans toute copie de cette page. Ou envoyez ce texte."

msgid "The job as text"
msgstr "Le travail en texte"

msgid "Export the job"
msgstr "Exporter le travail"

msgid "Copy the text"
msgstr "Copier le texte"

msgid "Copy the link for this device"
msgstr "Copier le lien pour cet appareil"

msgid "The text is copied."
msgstr "Le texte est copié."

msgid "{job}. {fills}, {area} per fill."
msgstr "{job}. {fills}, {area} par remplissage."

msgid "The link could not be read and is ignored: {reason}."
msgstr "Le lien n’a pas pu être lu et est ignoré : {reason}."

msgid "it was made by a newer version of this page"
msgstr "il a été fait par une version plus récente de cette page"

msgid "it is not complete"
msgstr "il n’est pas complet"

msgid "All amounts are now in {units} units."
msgstr "Toutes les quantités sont maintenant dans le système {units}."

msgid "Rooms"
msgstr "Sections"

msgid "Farm"
msgstr "Ferme"

msgid "Season"
msgstr "Saison"

msgid "{room} – AirCart"
msgstr "{room} – AirCart"

msgid "{n} field, {area}; densities: {densities}."
msgid_plural "{n} fields, {area}; densities: {densities}."
msgstr[0] "{n} champ, {area}; densités : {densities}."
msgstr[1] "{n} champs, {area}; densités : {densities}."

msgid "A worked example. Change any figure, or begin with your own fields."
msgstr "Un exemple complet. Modifiez n’importe quel chiffre, ou commencez avec vos propres champs."

msgid "Fields"
msgstr "Champs"

msgid "Name of field {n}"
msgstr "Nom du champ {n}"

msgid "Area of field {n}"
msgstr "Superficie du champ {n}"

msgid "Crop of field {n}"
msgstr "Culture du champ {n}"

msgid "Field {n}"
msgstr "Champ {n}"

msgid "Give it a name of 1 to 60 characters."
msgstr "Donnez-lui un nom de 1 à 60 caractères."

msgid "Area"
msgstr "Superficie"

msgid "Crop"
msgstr "Culture"

msgid "Crops"
msgstr "Cultures"

msgid "Name of crop {n}"
msgstr "Nom de la culture {n}"

msgid "Add a crop"
msgstr "Ajouter culture"

msgid "Rate of {name} on {crop}"
msgstr "Dose : {name} pour {crop}"

msgid "Add a product to {name}"
msgstr "Ajouter un produit à {name}"

msgid "Remove {name} from {crop}"
msgstr "Retirer {name} de {crop}"

msgid "Order of the fields"
msgstr "Ordre des champs"

msgid "As listed"
msgstr "De la liste"

msgid "Fewest clean-outs"
msgstr "Moins de nettoyages"

msgid "By date of seeding"
msgstr "Par date de semis"

msgid "Paste from a spreadsheet"
msgstr "Coller d’un tableur"

msgid "One field a row: name, area and crop, with tabs, commas or semicolons between them. With headings in the first row, a column may have the rates of a product."
msgstr "Un champ par ligne : nom, superficie et culture, séparés par des tabulations, des virgules ou des points-virgules. Avec des en-têtes à la première ligne, une colonne peut contenir les doses d’un produit."

msgid "Rows"
msgstr "Lignes"

msgid "Add these fields"
msgstr "Ajouter ces champs"

msgid "{n} field is added."
msgid_plural "{n} fields are added."
msgstr[0] "{n} champ est ajouté."
msgstr[1] "{n} champs sont ajoutés."

msgid "Not understood, and left out: {list}."
msgstr "Non compris, et laissé de côté : {list}."

msgid "Columns that are left out: {list}."
msgstr "Colonnes laissées de côté : {list}."

msgid "Read a farm file"
msgstr "Lire un fichier ferme"

msgid "Save as a farm file"
msgstr "Enregistrer en fichier"

msgid "Share the farm file"
msgstr "Partager le fichier"

msgid "The farm “{name}” is read."
msgstr "La ferme « {name} » est lue."

msgid "The farm is as it was before."
msgstr "La ferme est redevenue comme avant."

msgid "The farm is empty."
msgstr "La ferme est vide."

msgid "How many fills, and what is cleaned?"
msgstr "Combien de remplissages, et quoi nettoyer?"

msgid "Add a crop with its products and rates, and then your fields. Every cart’s fills, tanks, clean-outs and what to order appear here at once."
msgstr "Ajoutez une culture avec ses produits et ses doses, puis vos champs. Les remplissages, les réservoirs et les nettoyages de chaque chariot, et quoi commander, apparaissent ici aussitôt."

msgid "{name} is removed."
msgstr "{name} : retiré."

msgid "This farm cannot be planned: a number is out of the range that can be calculated."
msgstr "Cette ferme ne peut pas être planifiée : un nombre est hors de la plage qui peut être calculée."

msgid "“{name}” is there already."
msgstr "« {name} » existe déjà."

msgid "“{name}” must be a whole number from {low} to {high}."
msgstr "« {name} » doit être un nombre entier de {low} à {high}."

msgid "Carts on the farm"
msgstr "Chariots à la ferme"

msgid "Alone"
msgstr "Seul"

msgid "Clean-outs"
msgstr "Nettoyages"

msgid "Holds"
msgstr "Capacité"

msgid "Product goes on to the next field with the same products; “Alone” counts fills with loads for each field by itself. A clean-out is a tank that gets another product than it held last."
msgstr "Le produit passe au champ suivant qui a les mêmes produits; « Seul » compte les remplissages avec des charges pour chaque champ pris seul. Un nettoyage est un réservoir qui reçoit un autre produit que celui qu’il contenait en dernier."

msgid "No layout needs fewer clean-outs in this order."
msgstr "Aucune disposition ne demande moins de nettoyages dans cet ordre."

msgid "Area per fill, {unit}"
msgstr "Superficie par remplissage, {unit}"

msgid "Clean before"
msgstr "Nettoyer"

msgid "Show the tanks of"
msgstr "Réservoirs pour"

msgid "Product"
msgstr "Produit"

msgid "Product to order for {cart}"
msgstr "Produit à commander pour {cart}"

msgid "Order, {unit}"
msgstr "Commande, {unit}"

msgid "Seeded, {unit}"
msgstr "Semé, {unit}"

msgid "Margin"
msgstr "Marge"

msgid "In tanks"
msgstr "En réservoir"

msgid "Volume, bu"
msgstr "Volume, bu"

msgid "Bags"
msgstr "Sacs"

msgid "The margin is {margin} of what is seeded."
msgstr "La marge est de {margin} de ce qui est semé."

msgid "The trucks bring it in {n} load."
msgid_plural "The trucks bring it in {n} loads."
msgstr[0] "Les camions livrent le tout en {n} chargement."
msgstr[1] "Les camions livrent le tout en {n} chargements."

msgid "Fields in order"
msgstr "Champs dans l’ordre"

msgid "Enter a farm first: its fields and crops are seeded here in many seasons."
msgstr "Entrez d’abord une ferme : ses champs et ses cultures sont semés ici sur plusieurs saisons."

msgid "Enter the farm"
msgstr "Entrer la ferme"

msgid "Outfit"
msgstr "Attelage"

msgid "Price"
msgstr "Prix"

msgid "Price of {name}, {currency}"
msgstr "Prix : {name}, {currency}"

msgid "All other numbers"
msgstr "Tous les autres nombres"

msgid "Lateness"
msgstr "Retard"

msgid "Whole yield of {name}, an {unit} of it is worth"
msgstr "Rendement complet, {name} : valeur par {unit}"

msgid "Loss of {name} a day"
msgstr "Perte par jour, {name}"

msgid "Last day without loss of {name}"
msgstr "Dernier jour sans perte, {name}"

msgid "In {n} of 10 years"
msgstr "Années sur 10 : {n}"

msgid "First day"
msgstr "Premier jour"

msgid "Last day"
msgstr "Dernier jour"

msgid "Roads without limits from"
msgstr "Routes sans limites dès"

msgid "Write the day as month and day, as in 05-15."
msgstr "Écrivez le jour sous la forme mois et jour, comme dans 05-15."

msgid "Simulating {n} seasons …"
msgstr "Simulation de {n} saisons…"

msgid "{n} seasons, the same for every cart; 95 % intervals"
msgstr "{n} saisons, les mêmes pour chaque chariot; intervalles à 95 %"

msgid "Done by"
msgstr "Fini le"

msgid "{low} to {high}"
msgstr "{low} à {high}"

msgid "Done by, in {n} of 10 years"
msgstr "Fini le, années sur 10 : {n}"

msgid "Days later"
msgstr "Jours de plus"

msgid "{share} in time"
msgstr "{share} à temps"

msgid "Hours at the tender"
msgstr "Heures au ravitailleur"

msgid "A fill is a stop at the tender, which may bring less than the cart holds."
msgstr "Un remplissage est un arrêt au ravitailleur, qui peut livrer moins que la capacité du chariot."

msgid "Verdict"
msgstr "Verdict"

msgid "{hours} of them waiting"
msgstr "dont {hours} d’attente"

msgid "not done"
msgstr "pas fini"

msgid "A year costs, {currency}"
msgstr "Coût par an, {currency}"

msgid "What {cart} is worth, in {currency}"
msgstr "Ce que vaut {cart}, en {currency}"

msgid "Against"
msgstr "Face à"

msgid "Saves a year"
msgstr "Épargne par an"

msgid "May cost more"
msgstr "Surcoût permis"

msgid "Costs more"
msgstr "Surcoût"

msgid "Paid back, years"
msgstr "Remboursé, ans"

msgid "What a year costs less with {cart} than with the other cart, owning left out."
msgstr "Ce qu’une année coûte de moins avec {cart} qu’avec l’autre chariot, sans le coût de possession."

msgid "How much more {cart} may cost to buy: what it saves, divided by the {share} of its price that owning costs a year."
msgstr "Combien {cart} peut coûter de plus à l’achat : ce qu’il épargne, divisé par la part de son prix ({share}) que la possession coûte par an."

msgid "How long the saving takes to pay the higher price; a dash where {cart} is not dearer or saves nothing."
msgstr "Le temps qu’il faut à l’épargne pour payer le prix plus élevé; un tiret si {cart} n’est pas plus cher ou n’épargne rien."

msgid "Give an hour of the outfit, the price of a stop or what late acres lose, and the carts are compared in money."
msgstr "Indiquez le prix d’une heure d’attelage, celui d’un arrêt ou ce que perdent les acres semées en retard, et les chariots sont comparés en argent."

msgid "This season cannot be simulated: {reason}."
msgstr "Cette saison ne peut pas être simulée : {reason}."

msgid "look at “{name}”"
msgstr "vérifiez « {name} »"

msgid "look at its dates and at the lateness of crops"
msgstr "vérifiez ses dates et le retard des cultures"

msgid "When each cart is done"
msgstr "Quand chaque chariot a fini"

msgid "done by then in {n} of 10 years"
msgid_plural "done by then in {n} of 10 years"
msgstr[0] "fini à cette date dans {n} année sur 10"
msgstr[1] "fini à cette date dans {n} années sur 10"

msgid "the same in 1 to 10 of 10 years, from left to right"
msgstr "de même pour 1 à 10 années sur 10, de gauche à droite"

msgid "cannot be loaded for {crop}"
msgstr "ne peut pas être chargé pour {crop}"

msgid "it has “{key}”, which this page does not know: use aircart compare or simulate"
msgstr "il contient « {key} », que cette page ne connaît pas : utilisez aircart compare ou simulate"

msgid "it holds no farm"
msgstr "il ne contient aucune ferme"

msgid "Loaded for {crop}"
msgstr "Chargé pour {crop}"

msgid "it is not JSON"
msgstr "ce n’est pas du JSON"

msgid "it holds no plan"
msgstr "il ne contient aucun plan"

msgid "it is not a plan of AirCart"
msgstr "ce n’est pas un plan d’AirCart"

msgid "it was made by a newer version"
msgstr "il a été fait par une version plus récente"

msgid "its key “{key}” is not as it should be"
msgstr "sa clé « {key} » n’est pas comme elle devrait être"

msgid "it has product on board or a reserve of every tank"
msgstr "il contient du produit à bord ou une réserve pour chaque réservoir"

msgid "the cart {name} is not known"
msgstr "le chariot {name} n’est pas connu"

msgid "{name} is not known and has no density"
msgstr "{name} n’est pas connu et n’a pas de densité"

msgid "no equation is known for grams of {name} in half a litre"
msgstr "aucune équation n’est connue pour les grammes de {name} dans un demi-litre"

msgid "the cart has no tank {name}"
msgstr "le chariot n’a pas de réservoir {name}"

msgid "there is no plan in it"
msgstr "il n’y a aucun plan dedans"

msgid "Working width"
msgstr "Largeur de travail"

msgid "Ground speed"
msgstr "Vitesse au sol"

msgid "Field efficiency"
msgstr "Efficacité au champ"

msgid "Turning, each pass"
msgstr "Virage, par passage"

msgid "Length of a field over its width"
msgstr "Longueur du champ sur sa largeur"

msgid "Metering ceiling"
msgstr "Plafond des doseurs"

msgid "Length of a pass"
msgstr "Longueur d’un passage"

msgid "Driving to the truck"
msgstr "Trajet vers le camion"

msgid "Filling, each truck"
msgstr "Remplissage, par camion"

msgid "Filling, each tank"
msgstr "Remplissage, par réservoir"

msgid "Conveyor"
msgstr "Convoyeur"

msgid "Reserve, of a tank"
msgstr "Réserve, d’un réservoir"

msgid "Reserve of a tank"
msgstr "Réserve d’un réservoir"

msgid "Trucks"
msgstr "Camions"

msgid "Payload"
msgstr "Charge utile"

msgid "Payload on roads in spring"
msgstr "Charge utile au dégel"

msgid "Loading, each truck"
msgstr "Chargement, par camion"

msgid "Loader"
msgstr "Chargeur"

msgid "Loaders"
msgstr "Chargeurs"

msgid "Loading after work"
msgstr "Charger après le travail"

msgid "Driving, beside the road"
msgstr "Conduite, hors route"

msgid "From yard to field"
msgstr "De la cour au champ"

msgid "Speed of a truck"
msgstr "Vitesse d’un camion"

msgid "Bags on the cart"
msgstr "Sacs sur le chariot"

msgid "A bag or tote"
msgstr "Un sac ou un vrac"

msgid "Emptying a bag"
msgstr "Vider un sac"

msgid "Seeding between breakdowns"
msgstr "Semis entre deux pannes"

msgid "Repair"
msgstr "Réparation"

msgid "Repairing after work"
msgstr "Réparer après le travail"

msgid "Moving between fields"
msgstr "Passer d’un champ à l’autre"

msgid "Speed on the road"
msgstr "Vitesse sur la route"

msgid "Cleaning a tank"
msgstr "Nettoyer un réservoir"

msgid "Emptying tanks"
msgstr "Vider les réservoirs"

msgid "Calibrating a product"
msgstr "Étalonner un produit"

msgid "Hour at which work begins"
msgstr "Heure du début du travail"

msgid "Hours a day"
msgstr "Heures par jour"

msgid "Fuelling, checks"
msgstr "Carburant, vérifications"

msgid "Workable days"
msgstr "Jours de travail possibles"

msgid "Finishing a field after hours"
msgstr "Finir un champ après l’heure"

msgid "Workable days, from year to year"
msgstr "Jours possibles, d’une année à l’autre"

msgid "Half days"
msgstr "Demi-journées"

msgid "Wet spells"
msgstr "Périodes humides"

msgid "Overlap, the same everywhere"
msgstr "Chevauchement, le même partout"

msgid "Price of an hour"
msgstr "Prix d’une heure"

msgid "Price of a truck's hour"
msgstr "Prix d’une heure de camion"

msgid "Owning, of its price a year"
msgstr "Possession, part du prix par an"

msgid "Price of a stop"
msgstr "Prix d’un arrêt"

msgid "As few fills as the cart can do, and among those what keeps the house rules."
msgstr "Aussi peu de remplissages que le chariot le permet, et parmi ceux-là ce qui respecte les règles maison."

msgid "The largest area per fill, whatever goes where."
msgstr "La plus grande superficie par remplissage, où que les produits aillent."

msgid "No fertilizer in a saddle tank."
msgstr "Pas d’engrais dans un réservoir d’appoint."

msgid "No seed at 25 lb/ac or more in a saddle tank."
msgstr "Pas de semence à 25 lb/ac ou plus dans un réservoir d’appoint."

msgid "Canola, mustard and inoculant in the saddle tank, if there is one."
msgstr "Le canola, la moutarde et l’inoculant dans le réservoir d’appoint, s’il y en a un."

msgid "A product with 20 % P2O5 or more in one tank only."
msgstr "Un produit à 20 % de P2O5 ou plus dans un seul réservoir."

msgid "Such a product in the tank with the steel meter auger, where that is named."
msgstr "Un tel produit dans le réservoir à vis doseuse en acier, s’il est nommé."

msgid "No blend where each product can have its own tank."
msgstr "Pas de mélange là où chaque produit peut avoir son réservoir."

"""##
}
