// swift-format-ignore-file
// Generated from Sources/AirCartDocuments/Language/Assets/french.po by `swift package embed-assets`; do not edit.

extension LanguageAssets {
  static let frenchPO: StaticString = ##"""
# What AirCart says in the French of Canada.
#
# Terms: TERMIUM Plus (Government of Canada, termiumplus.gc.ca) and the Grand dictionnaire
# terminologique (OQLF, vitrinelinguistique.oqlf.gouv.qc.ca); names of parts as dealers in Canada have
# them. The key is the English text, {a}, {b} … are its values in their order.
msgid ""
msgstr ""
"Language: fr_CA\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"

# CartOptions.swift
msgid "The options '--cart {a}' and '--carts {b}' contradict each other."
msgstr "Les options '--cart {a}' et '--carts {b}' se contredisent."

msgid "Name your cart, or the carts to choose from."
msgstr "Nommez votre chariot, ou les chariots parmi lesquels choisir."

msgid "The options '--{a} {b}' and '--tanks {c}' contradict each other."
msgstr "Les options '--{a} {b}' et '--tanks {c}' se contredisent."

msgid "{a} tanks are too many: at most {b}."
msgstr "{a} réservoirs, c’est trop : au plus {b}."

msgid "'--tanks {a}' has more than one saddle tank."
msgstr "'--tanks {a}' a plus d’un réservoir d’appoint."

msgid "Write saddle= before one capacity."
msgstr "Écrivez saddle= devant une seule capacité."

msgid "The capacity of the tank 'liquid={a}' may be in gallons, litres or bushels."
msgstr "La capacité du réservoir 'liquid={a}' peut être en gallons, en litres ou en boisseaux."

msgid "Write its unit, as in liquid={a}gal."
msgstr "Écrivez son unité, comme dans liquid={a}gal."

msgid "The option '--empty-weight' is for a custom cart."
msgstr "L’option '--empty-weight' sert à un chariot sur mesure."

msgid "Add --tanks, as in --tanks 300,200,440."
msgstr "Ajoutez --tanks, comme dans --tanks 300,200,440."

msgid "'{a}' is not the capacity of one tank."
msgstr "'{a}' n’est pas la capacité d’un réservoir."

msgid "Put commas between tanks, as in --tanks {a}."
msgstr "Mettez des virgules entre les réservoirs, comme dans --tanks {a}."

msgid "The empty weight '{a}'"
msgstr "Le poids à vide '{a}'"

msgid "The tank capacity '{a}'"
msgstr "La capacité du réservoir '{a}'"

# CatalogueNames.swift
msgid "Write a custom cart as --tanks 635,230,140."
msgstr "Écrivez un chariot sur mesure sous la forme --tanks 635,230,140."

msgid "Write its density after the rate, as in {a}."
msgstr "Écrivez sa densité après la dose, comme dans {a}."

msgid "Call it {a} for a liquid tank, and write its density after the rate, as in {b}."
msgstr "Appelez-le {a} pour un réservoir à liquide, et écrivez sa densité après la dose, comme dans {b}."

msgid " Did you mean {a}?"
msgstr " Vouliez-vous dire {a}?"

msgid "'{a}' names '{b}', which is not among the products.{c}"
msgstr "'{a}' nomme '{b}', qui n’est pas parmi les produits.{c}"

msgid "The products are {a}."
msgstr "Les produits sont {a}."

# ChoiceOptions.swift
msgid "'none' takes away what a job file states, and this is a farm."
msgstr "'none' retire ce qu’indique un fichier de travail, et ceci est une ferme."

msgid "Change the farm file, or state what counts in place of it."
msgstr "Modifiez le fichier de ferme, ou indiquez ce qui compte à la place."

msgid "'--rule' names {a} more than once."
msgstr "'--rule' nomme {a} plus d’une fois."

msgid "'--phosphate-tank' names {a} tanks, and one has the steel auger."
msgstr "'--phosphate-tank' nomme {a} réservoirs, et un seul a la vis doseuse en acier."

msgid "Name one tank, as in --phosphate-tank 3."
msgstr "Nommez un seul réservoir, comme dans --phosphate-tank 3."

msgid "Did you mean --rule {a}={b}?"
msgstr "Vouliez-vous dire --rule {a}={b}?"

msgid "'{a}' is not a share."
msgstr "'{a}' n’est pas une part."

msgid "Write a percentage, as in --{a} 5%."
msgstr "Écrivez un pourcentage, comme dans --{a} 5%."

msgid "The {a} '{b}'"
msgstr "La valeur '{b}' de {a}"

msgid "There is no house rule '{a}'.{b}"
msgstr "Il n’y a pas de règle maison '{a}'.{b}"

msgid "The rules are {a}."
msgstr "Les règles sont {a}."

msgid "'{a}' is not a severity."
msgstr "'{a}' n’est pas un degré de gravité."

msgid "Write a whole number from 0 to {a}, or 'off'."
msgstr "Écrivez un nombre entier de 0 à {a}, ou 'off'."

# FieldListWords.swift
msgid "'--{a}' does not go with a map, nor with points."
msgstr "'--{a}' ne va pas avec une carte, ni avec des points."

msgid "It is for a list of fields with their areas, as in fields.csv."
msgstr "Cette option sert à une liste de champs avec leurs superficies, comme dans fields.csv."

msgid "'--price' needs '--from'."
msgstr "'--price' a besoin de '--from'."

msgid "Name the fertilizers, as in --from urea,map."
msgstr "Nommez les engrais, comme dans --from urea,map."

msgid "{a} has no column of nutrients, which '--from' is for."
msgstr "{a} n’a aucune colonne d’éléments nutritifs, à quoi sert '--from'."

msgid "Head one 'N (lb/ac)', P2O5, K2O or S. Its columns are {a}."
msgstr "Intitulez-en une 'N (lb/ac)', P2O5, K2O ou S. Ses colonnes sont {a}."

msgid "{a} has no crop '{b}'."
msgstr "{a} n’a pas de culture '{b}'."

msgid "It has no column headed Crop."
msgstr "Aucune colonne n’y est intitulée Crop."

msgid "Its crops are {a}."
msgstr "Ses cultures sont {a}."

msgid "{a} asks for {b}, and no fertilizer is named."
msgstr "{a} demande {b}, et aucun engrais n’est nommé."

msgid "Name those that are to bring them, as in --from urea,map,potash.{a}"
msgstr "Nommez ceux qui doivent les apporter, comme dans --from urea,map,potash.{a}"

msgid "'{a}' is read as K2O; rates of the fertilizer are headed 'Potash (0-0-60) (lb/ac)'."
msgstr "'{a}' est lu comme K2O; les doses de l’engrais s’intitulent 'Potash (0-0-60) (lb/ac)'."

msgid "the list"
msgstr "la liste"

msgid "'{a}' of {b} in {c} is {d}, which is below 0."
msgstr "'{a}' pour {b} dans {c} est {d}, soit moins que 0."

msgid "Write 0 where nothing goes on the field."
msgstr "Écrivez 0 là où rien ne va sur le champ."

msgid "'{a}' is seed of a crop that no field of {b} has."
msgstr "'{a}' est la semence d’une culture qu’aucun champ de {b} n’a."

msgid "Its column of crops is empty."
msgstr "Sa colonne de cultures est vide."

msgid "The column '{a}' is not taken."
msgstr "La colonne '{a}' n’est pas prise en compte."

msgid "{a} means {b} here, as on a fertilizer label."
msgstr "Ici, {a} signifie {b}, comme sur une étiquette d’engrais."

msgid "no crop"
msgstr "aucune culture"

msgid "Potash means K2O here, as on a soil test."
msgstr "Ici, potasse signifie K2O, comme dans une analyse de sol."

msgid "Nutrients asked for on {a}: {b}; delivered: {c}."
msgstr "Éléments nutritifs demandés sur {a} : {b}; apportés : {c}."

msgid "No product goes on {a}: left out."
msgstr "Aucun produit ne va sur {a} : laissé de côté."

msgid "No rate is stated for {a}: none goes there."
msgstr "Aucune dose n’est indiquée pour {a} : rien n’y va."

msgid "No amount is stated for {a}: none is asked for there."
msgstr "Aucune quantité n’est indiquée pour {a} : rien n’y est demandé."

msgid "The area of {a} is 0: left out."
msgstr "La superficie de {a} est 0 : laissé de côté."

msgid "No column is headed Crop: seed goes on all fields."
msgstr "Aucune colonne n’est intitulée Crop : la semence va sur tous les champs."

msgid "The crops are those of the column '{a}'."
msgstr "Les cultures sont celles de la colonne '{a}'."

msgid "{a} and {b} more"
msgstr "{a} et {b} autres"

# FieldOptions.swift
msgid "'--crop' is for a farm file or a list of fields, and none was named."
msgstr "'--crop' sert à un fichier de ferme ou à une liste de champs, et aucun n’a été nommé."

msgid "Name one, as in: aircart plan Scenarios/farm.json --crop Wheat"
msgstr "Nommez-en un, comme dans : aircart plan Scenarios/farm.json --crop Wheat"

msgid "The crops of this farm have other products, and a plan is of one: {a}."
msgstr "Les cultures de cette ferme ont des produits différents, et un plan porte sur une seule : {a}."

msgid "Name it, as in --crop {a}; 'aircart compare' takes them all."
msgstr "Nommez-la, comme dans --crop {a}; 'aircart compare' les prend toutes."

msgid "The farm has no crop '{a}'."
msgstr "La ferme n’a pas de culture '{a}'."

msgid "'--{a}' does not go with several fields, nor with a field that has a name or its own rates."
msgstr "'--{a}' ne va pas avec plusieurs champs, ni avec un champ qui a un nom ou ses propres doses."

msgid "Leave it out, or plan one field at a time, as in --field 160ac."
msgstr "Laissez cette option de côté, ou planifiez un champ à la fois, comme dans --field 160ac."

msgid "The field '{a}' is given more than once."
msgstr "Le champ '{a}' est donné plus d’une fois."

msgid "Give each field another name, or none."
msgstr "Donnez à chaque champ un autre nom, ou aucun."

msgid "The field '{a}' has a comma without a rate behind it."
msgstr "Le champ '{a}' a une virgule sans dose à la suite."

msgid "Write rates behind the size, as in 'North=310ac,urea=130'."
msgstr "Écrivez les doses après la taille, comme dans 'North=310ac,urea=130'."

msgid "The field '{a}' has no size."
msgstr "Le champ '{a}' n’a pas de taille."

msgid "Write its size before its rates, as in 'North=310ac,urea=130'."
msgstr "Écrivez sa taille avant ses doses, comme dans 'North=310ac,urea=130'."

msgid "'--field {a}' names a product where a field is expected."
msgstr "'--field {a}' nomme un produit là où un champ est attendu."

msgid "Write the size of the field first, as in --field 160ac {a}."
msgstr "Écrivez d’abord la taille du champ, comme dans --field 160ac {a}."

msgid "The field '{a}' has two rates of {b}."
msgstr "Le champ '{a}' a deux doses de {b}."

msgid "Write one of them."
msgstr "Écrivez-en une seule."

msgid "The field '{a}' has its own density in '{b}'."
msgstr "Le champ '{a}' a sa propre densité dans '{b}'."

msgid "Write it once, with the product, as in {a}."
msgstr "Écrivez-la une seule fois, avec le produit, comme dans {a}."

msgid "The field '{a}' has no product at a rate above zero."
msgstr "Le champ '{a}' n’a aucun produit à une dose supérieure à zéro."

msgid "Leave the field out, or give one of its products a rate."
msgstr "Laissez le champ de côté, ou donnez une dose à l’un de ses produits."

# FillOptions.swift
msgid "The options '--top-up' and '--{a}' contradict each other."
msgstr "Les options '--top-up' et '--{a}' se contredisent."

msgid "Without --top-up, loads are cut to what the limit allows."
msgstr "Sans --top-up, les charges sont réduites à ce que la limite permet."

msgid "The field takes {a} fills; a load sheet lists at most {b}."
msgstr "Le champ demande {a} remplissages; une fiche de chargement en liste au plus {b}."

msgid "Plan a part of the field, or a larger cart."
msgstr "Planifiez une partie du champ, ou un chariot plus grand."

msgid "The load sheet '{a}' has none of the endings that are known."
msgstr "La fiche de chargement '{a}' n’a aucune des extensions connues."

msgid "Name it {a}, or write - for standard output."
msgstr "Nommez-la {a}, ou écrivez - pour la sortie standard."

msgid "There is no load sheet: what is on board seeds the field."
msgstr "Il n’y a pas de fiche de chargement : ce qui est à bord suffit pour semer le champ."

msgid "There is no load sheet: no plan gives every product a tank."
msgstr "Il n’y a pas de fiche de chargement : aucun plan ne donne un réservoir à chaque produit."

# HeadedProducts.swift
msgid "{a} is beside {b}, whose column '{c}' has rates of {d}."
msgstr "{a} accompagne {b}, dont la colonne '{c}' contient des doses de {d}."

msgid "Leave it out, or take the column out of the file."
msgstr "Laissez ce produit de côté, ou retirez la colonne du fichier."

msgid "'{a}' and '{b}' of {c} are both columns of {d}."
msgstr "'{a}' et '{b}' de {c} sont toutes deux des colonnes de {d}."

msgid "Leave one of them out."
msgstr "Laissez l’une d’elles de côté."

msgid "The column '{a}' of {b} has {c}."
msgstr "La colonne '{a}' de {b} contient {c}."

msgid "Write a number in every row, 0 where nothing goes."
msgstr "Écrivez un nombre à chaque ligne, 0 là où rien ne va."

msgid "{a} does not say in what unit '{b}' is."
msgstr "{a} n’indique pas en quelle unité est '{b}'."

msgid "Head it with its unit, as in '{a} (lb/ac)'. {b}"
msgstr "Intitulez-la avec son unité, comme dans '{a} (lb/ac)'. {b}"

msgid "'{a}' of {b} names no listed product."
msgstr "'{a}' de {b} ne nomme aucun produit de la liste."

msgid "'{a}' of {b} may be rates of {c}, and its unit is not understood."
msgstr "'{a}' de {b} peut contenir des doses de {c}, et son unité n’est pas comprise."

msgid "Head it with its unit, as in '{a} (lb/ac)', or take it out of the file."
msgstr "Intitulez-la avec son unité, comme dans '{a} (lb/ac)', ou retirez-la du fichier."

msgid "'{a}' counts seeds, and nothing says what they weigh."
msgstr "'{a}' compte des graines, et rien n’indique leur poids."

msgid "Name the columns, with the grams of 1,000 seeds, as in {a}."
msgstr "Nommez les colonnes, avec les grammes de 1 000 graines, comme dans {a}."

msgid "Name the columns that count, all of them, as in {a} {b}, or take it out of the file."
msgstr "Nommez toutes les colonnes qui comptent, comme dans {a} {b}, ou retirez celle-ci du fichier."

# JobArgument.swift
msgid "'{a}' states a job of one field, and '--field' names others."
msgstr "'{a}' indique un travail d’un seul champ, et '--field' en nomme d’autres."

msgid "Write its products in place of it, or give one size, as in --field 160ac."
msgstr "Écrivez ses produits à sa place, ou donnez une seule taille, comme dans --field 160ac."

msgid "Neither a file nor a saved plan nor a product is named '{a}'."
msgstr "Aucun fichier, plan enregistré ni produit ne s’appelle '{a}'."

msgid " Did you mean '{a}'?"
msgstr " Vouliez-vous dire '{a}'?"

msgid "Write products with their rates, as in Wheat=100."
msgstr "Écrivez les produits avec leurs doses, comme dans Wheat=100."

msgid "What is on board is left out: it is in the tanks of one cart."
msgstr "Ce qui est à bord est laissé de côté : cela se trouve dans les réservoirs d’un seul chariot."

msgid "The blends are left out: a product is varied by itself."
msgstr "Les mélanges sont laissés de côté : on fait varier un produit à la fois."

# JobOptions.swift
msgid "{a} is left out: {b}"
msgstr "On laisse {a} de côté : {b}"

# JobReader+Rates.swift
msgid " It is planned as a dry product; a liquid, which takes a liquid tank, is called {a}."
msgstr " Il est prévu comme produit sec; un liquide, qui demande un réservoir à liquide, s’appelle {a}."

msgid "{a} has no seeds to count."
msgstr "{a} n’a pas de graines à compter."

msgid "Write its rate as a weight, as in {a}."
msgstr "Écrivez sa dose en poids, comme dans {a}."

msgid "The rate of {a} does not say what its seeds weigh."
msgstr "La dose de {a} n’indique pas le poids de ses graines."

msgid "Add the grams of 1,000 seeds, as in {a}."
msgstr "Ajoutez les grammes de 1 000 graines, comme dans {a}."

msgid "The rate of {a} may mean {b} seeds that are sown or {c} that become plants."
msgstr "La dose de {a} peut désigner {b} graines semées ou {c} graines qui deviennent des plants."

msgid "Leave out survival for seeds that are sown, or write plants, as in {a}."
msgstr "Laissez survival de côté pour des graines semées, ou écrivez plants, comme dans {a}."

msgid "The rate of {a} does not say how many seeds become plants."
msgstr "La dose de {a} n’indique pas combien de graines deviennent des plants."

msgid "Add it, as in {a}, or count seeds that are sown."
msgstr "Ajoutez-le, comme dans {a}, ou comptez les graines semées."

msgid "The rate of {a} may mean a weight of {b} on an area or {c} plants."
msgstr "La dose de {a} peut désigner un poids de {b} par superficie ou {c} plants."

msgid "The rate of {a} is in {b}, for which no seeds are counted."
msgstr "La dose de {a} est en {b}, unité pour laquelle on ne compte pas de graines."

msgid "Leave out tkw and survival for a weight, or count plants, as in {a}."
msgstr "Laissez tkw et survival de côté pour un poids, ou comptez les plants, comme dans {a}."

msgid "The rate of {a}"
msgstr "La dose de {a}"

# JobReader.swift
msgid "{a} must be {b}."
msgstr "{a} doit être {b}."

msgid "The field size '{a}' is zero."
msgstr "La taille du champ '{a}' est nulle."

msgid "The unit '{a}' is apart from its number."
msgstr "L’unité '{a}' est séparée de son nombre."

msgid "Write the unit with the number, as in {a}."
msgstr "Écrivez l’unité avec le nombre, comme dans {a}."

msgid "'{a}' is a file, where a product is expected."
msgstr "'{a}' est un fichier, là où un produit est attendu."

msgid "A job in a file stands before all products; 'aircart compare', 'aircart plan' and 'aircart simulate' read farms, 'aircart sweep' scenarios."
msgstr "Un travail dans un fichier se place avant tous les produits; 'aircart compare', 'aircart plan' et 'aircart simulate' lisent des fermes, 'aircart sweep' des scénarios."

msgid "No product has a rate above zero."
msgstr "Aucun produit n’a une dose supérieure à zéro."

msgid "Give the products with their rates, as in Wheat=100."
msgstr "Donnez les produits avec leurs doses, comme dans Wheat=100."

msgid "{a} products are too many: at most {b}."
msgstr "{a} produits, c’est trop : au plus {b}."

msgid "The product '{a}' is given more than once."
msgstr "Le produit '{a}' est donné plus d’une fois."

msgid "Add its rates up into one."
msgstr "Additionnez ses doses en une seule."

msgid "'{a}' names {b} more than once."
msgstr "'{a}' nomme {b} plus d’une fois."

msgid "Write all of its tanks into one, as in {a} '{b}{c}'."
msgstr "Écrivez tous ses réservoirs en une seule fois, comme dans {a} '{b}{c}'."

msgid "'--most' names {a} more than once."
msgstr "'--most' nomme {a} plus d’une fois."

msgid "'{a}' lacks the name of a tank."
msgstr "Il manque un nom de réservoir dans '{a}'."

msgid "Write names or numbers with a comma between, as in 1,Saddle."
msgstr "Écrivez les noms ou les numéros séparés par une virgule, comme dans 1,Saddle."

msgid "The payload"
msgstr "La charge utile"

msgid "The gross weight"
msgstr "Le poids brut"

msgid "'{a}' is not two products."
msgstr "'{a}' ne désigne pas deux produits."

msgid "Write both with a comma between, as in --apart 'Wheat,Canola'."
msgstr "Écrivez les deux séparés par une virgule, comme dans --apart 'Wheat,Canola'."

msgid "Both names of '--apart {a}' mean '{b}'."
msgstr "Les deux noms de '--apart {a}' désignent '{b}'."

msgid "'--reserve' is given for all tanks more than once."
msgstr "'--reserve' est donné plus d’une fois pour tous les réservoirs."

msgid "Name the tank that keeps more or less, as in --reserve Saddle=2bu."
msgstr "Nommez le réservoir qui garde plus ou moins, comme dans --reserve Saddle=2bu."

msgid "Give the size of the field, as in --field 160ac."
msgstr "Donnez la taille du champ, comme dans --field 160ac."

msgid "The field size '{a}'"
msgstr "La superficie du champ '{a}'"

msgid "The density of {a}"
msgstr "La densité de {a}"

msgid "'{a}' is not a number of tanks."
msgstr "'{a}' n’est pas un nombre de réservoirs."

msgid "Write a whole number from 1 to {a}, as in --most Wheat=2."
msgstr "Écrivez un nombre entier de 1 à {a}, comme dans --most Wheat=2."

msgid "'{a}' is not a share of a tank."
msgstr "'{a}' n’est pas une part d’un réservoir."

msgid "Enter a valid field size and at least one product."
msgstr "Entrez une taille de champ valide et au moins un produit."

msgid "Enter a valid field size."
msgstr "Entrez une taille de champ valide."

msgid "Enter at least one product."
msgstr "Entrez au moins un produit."

# KnownNames.swift
msgid "The cart '{a}' is given more than once."
msgstr "Le chariot '{a}' est donné plus d’une fois."

msgid "Without its saddle tank, the cart '{a}' has no tank."
msgstr "Sans son réservoir d’appoint, le chariot '{a}' n’a aucun réservoir."

msgid "The cart '{a}' is in '{b}' and again in '{c}'."
msgstr "Le chariot '{a}' est dans '{b}' et encore dans '{c}'."

msgid "Give one of the two another name."
msgstr "Donnez un autre nom à l’un des deux."

msgid "The product '{a}' is in '{b}' and in an earlier file."
msgstr "Le produit '{a}' est dans '{b}' et dans un fichier précédent."

msgid "'--{a} {b}' lacks a name."
msgstr "Il manque un nom dans '--{a} {b}'."

msgid "Write names with one comma between two of them."
msgstr "Écrivez les noms avec une seule virgule entre deux."

# LineArgument.swift
msgid "'{a}' is not a product."
msgstr "'{a}' n’est pas un produit."

msgid "Put a comma between products, as in 'canola 5, urea 150'."
msgstr "Mettez une virgule entre les produits, comme dans 'canola 5, urea 150'."

msgid "The line names a field of {a}, and '--field' another."
msgstr "La ligne nomme un champ de {a}, et '--field' un autre."

msgid "Leave out one of them."
msgstr "Laissez l’une des deux indications de côté."

msgid "'{a}' has no rate that can be read."
msgstr "'{a}' n’a pas de dose lisible."

msgid "Write each product with its rate, as in 'canola 5' or 'wheat 2bu/ac'."
msgstr "Écrivez chaque produit avec sa dose, comme dans 'canola 5' ou 'wheat 2bu/ac'."

# MapArgument.swift
msgid "'--task' names a task of a map, and there is no map."
msgstr "'--task' nomme une tâche d’une carte, et il n’y a pas de carte."

msgid "Name the map in front of the products, as in TASKDATA.XML."
msgstr "Nommez la carte avant les produits, comme dans TASKDATA.XML."

msgid "No zone of {a} has an area."
msgstr "Aucune zone de {a} n’a de superficie."

msgid "Its outlines may cross themselves: look at them in the program that made the map."
msgstr "Ses contours se croisent peut-être : vérifiez-les dans le programme qui a produit la carte."

msgid "No zone of {a} has a product at a rate above zero."
msgstr "Aucune zone de {a} n’a de produit à une dose supérieure à zéro."

msgid "Its columns are {a}."
msgstr "Ses colonnes sont {a}."

msgid "'{a}' is a lot, and {b} has a column of lots."
msgstr "'{a}' est un lot, et {b} a une colonne de lots."

msgid "Name the seed alone, as in Wheat=110."
msgstr "Nommez la semence seule, comme dans Wheat=110."

msgid "No field of {a} has a product at a rate above zero."
msgstr "Aucun champ de {a} n’a de produit à une dose supérieure à zéro."

msgid "With the lots of {a} there are {b} products: at most {c}."
msgstr "Avec les lots de {a}, il y a {b} produits : au plus {c}."

msgid "Plan the fields of one crop, as with --crop Wheat."
msgstr "Planifiez les champs d’une seule culture, comme avec --crop Wheat."

msgid "'--task' names a task of ISOXML task data, which {a} is not."
msgstr "'--task' nomme une tâche de données ISOXML, ce que {a} n’est pas."

msgid "Leave it out."
msgstr "Laissez cette option de côté."

msgid "'--field' does not go with a map, which says how large its zones are."
msgstr "'--field' ne va pas avec une carte, qui donne la taille de ses zones."

msgid "Leave it out; only points in a .csv file need the size of the whole field."
msgstr "Laissez cette option de côté; seuls des points dans un fichier .csv demandent la taille de tout le champ."

msgid "The area of {a}"
msgstr "La superficie de {a}"

# MapWords.swift
msgid "{a} has no column '{b}'."
msgstr "{a} n’a pas de colonne '{b}'."

msgid "The column '{a}' of {b} has no numbers."
msgstr "La colonne '{a}' de {b} n’a pas de nombres."

msgid "'{a}' counts seeds ({b}), and nothing says what they weigh."
msgstr "'{a}' compte des graines ({b}), et rien n’indique leur poids."

msgid "{a} has no column of numbers, and so no rates."
msgstr "{a} n’a aucune colonne de nombres, donc aucune dose."

msgid "{a} names no product."
msgstr "{a} ne nomme aucun produit."

msgid "{a} names {b}, which is not among the known products."
msgstr "{a} nomme {b}, qui n’est pas parmi les produits connus."

msgid "Say which product a column is for, as in {a}. Its columns are {b}."
msgstr "Indiquez à quel produit sert une colonne, comme dans {a}. Ses colonnes sont {b}."

msgid "'{a}' is not a unit of rates."
msgstr "'{a}' n’est pas une unité de dose."

msgid "Write it behind the column, as in {a}. {b}"
msgstr "Écrivez-la après la colonne, comme dans {a}. {b}"

msgid "The units are lb/ac, kg/ha, t/ha, bu/ac, gal/ac, L/ha, seeds/ft2, seeds/m2, kernels/ha and kernels/ac."
msgstr "Les unités sont lb/ac, kg/ha, t/ha, bu/ac, gal/ac, L/ha, seeds/ft2, seeds/m2, kernels/ha et kernels/ac."

# PlanRequestError+Text.swift
msgid "The job on '{a}' leaves the range that can be computed: {b}."
msgstr "Le travail sur '{a}' sort de la plage qui peut être calculée : {b}."

msgid "Bring capacities, rates and densities to usual sizes."
msgstr "Ramenez les capacités, les doses et les densités à des valeurs habituelles."

msgid "'--reserve' names the tank '{a}' more than once."
msgstr "'--reserve' nomme le réservoir '{a}' plus d’une fois."

msgid "'--on-board' names the tank '{a}' more than once."
msgstr "'--on-board' nomme le réservoir '{a}' plus d’une fois."

msgid "{a} of cart {b} holds {c}, which is less than the {d} on board."
msgstr "{a} du chariot {b} contient {c}, soit moins que la quantité à bord, {d}."

msgid "Give what is in the tank, as in --on-board '{a}=urea:50%'."
msgstr "Donnez ce qui est dans le réservoir, comme dans --on-board '{a}=urea:50%'."

msgid "The reserve '{a}' leaves nothing of {b} of cart {c}, which holds {d}."
msgstr "La réserve '{a}' ne laisse rien de {b} du chariot {c}, qui contient {d}."

msgid "Give less, or that tank its own reserve, as in --reserve '{a}=2bu'."
msgstr "Donnez moins, ou donnez à ce réservoir sa propre réserve, comme dans --reserve '{a}=2bu'."

msgid "The fields take more than {a} fills on {b}, which are too many to list."
msgstr "Les champs demandent plus de {a} remplissages avec {b}, trop pour être listés."

msgid "Plan some of the fields, or choose a larger cart with --cart."
msgstr "Planifiez une partie des champs, ou choisissez un chariot plus grand avec --cart."

msgid "There are too many ways to load {a} for several fields to try them all."
msgstr "Il y a trop de façons de charger {a} pour plusieurs champs pour les essayer toutes."

msgid "Narrow the choice, as in --pin Wheat=1,2, or choose a cart with fewer tanks."
msgstr "Restreignez le choix, comme dans --pin Wheat=1,2, ou choisissez un chariot qui a moins de réservoirs."

msgid "The empty weight of '{a}' is not known, so that '--gross' says nothing."
msgstr "Le poids à vide de '{a}' n’est pas connu : '--gross' n’indique donc rien."

msgid "Limit the product alone, as in --payload 60000lb."
msgstr "Limitez le produit seul, comme dans --payload 60000lb."

msgid "The gross weight of {a} leaves nothing to load: the empty {b} weighs {c}."
msgstr "Le poids brut de {a} ne laisse rien à charger : à vide, {b} pèse {c}."

msgid "Give a larger limit, or choose a lighter cart with --cart."
msgstr "Donnez une limite plus élevée, ou choisissez un chariot plus léger avec --cart."

# ProductOptions.swift
msgid "'--on-board': {a}."
msgstr "'--on-board' : {a}."

msgid "'--on-board' is about the tanks of one cart."
msgstr "'--on-board' porte sur les réservoirs d’un seul chariot."

msgid "Name it, as in --cart 91300."
msgstr "Nommez-le, comme dans --cart 91300."

msgid "'--on-board' puts {a}, a liquid, into {b}, a dry tank."
msgstr "'--on-board' met {a}, un liquide, dans {b}, un réservoir à produit sec."

msgid "'--on-board' puts {a}, a dry product, into {b}, a tank for liquids."
msgstr "'--on-board' met {a}, un produit sec, dans {b}, un réservoir à liquide."

msgid "The cart has no tank for liquids; a custom one has, as in --tanks 300,200,liquid=500gal."
msgstr "Le chariot n’a pas de réservoir à liquide; un chariot sur mesure en a un, comme dans --tanks 300,200,liquid=500gal."

msgid "Name the tank that holds it."
msgstr "Nommez le réservoir qui le contient."

msgid "'--on-board {a}' names a product where a tank is expected."
msgstr "'--on-board {a}' nomme un produit là où un réservoir est attendu."

msgid "Write the tank, its product and how much it holds, as in --on-board 'Tank 1={a}:200bu', and after it the products of the job."
msgstr "Écrivez le réservoir, son produit et la quantité qu’il contient, comme dans --on-board 'Tank 1={a}:200bu', puis les produits du travail."

msgid "'--on-board {a}' names {b} tanks."
msgstr "'--on-board {a}' nomme {b} réservoirs."

msgid "Give each tank its own --on-board."
msgstr "Donnez à chaque réservoir son propre --on-board."

msgid "'--seed-placed' names {a} more than once."
msgstr "'--seed-placed' nomme {a} plus d’une fois."

msgid "'--seed-placed {a}': {b}."
msgstr "'--seed-placed {a}' : {b}."

msgid "'--drill': {a}."
msgstr "'--drill' : {a}."

msgid "'{a}' is not a share of {b}."
msgstr "'{a}' n’est pas une part de {b}."

msgid "Write a share of it or of its rate, as in --seed-placed MAP=40% or MAP=30lb/ac."
msgstr "Écrivez-en une part, ou une part de sa dose, comme dans --seed-placed MAP=40% ou MAP=30lb/ac."

msgid "'{a}' of {b} is more than its rate of {c}."
msgstr "'{a}' de {b} dépasse sa dose de {c}."

msgid "Give what is seed-placed, at most {a}, or a share as in 40%."
msgstr "Donnez ce qui va avec la semence, au plus {a}, ou une part comme dans 40%."

msgid "'--blend': {a}."
msgstr "'--blend' : {a}."

msgid "'{a}' is not a blend."
msgstr "'{a}' n’est pas un mélange."

msgid "Write two products or more with a + between, as in --blend 'Urea+AMS'."
msgstr "Écrivez deux produits ou plus séparés par un +, comme dans --blend 'Urea+AMS'."

msgid "'{a}' does not say how much is on board."
msgstr "'{a}' n’indique pas la quantité à bord."

msgid "Write the amount after a colon, as in --on-board 'Tank 1=urea:200bu'."
msgstr "Écrivez la quantité après un deux-points, comme dans --on-board 'Tank 1=urea:200bu'."

msgid "The seed-placed share '{a}'"
msgstr "La part placée avec la semence '{a}'"

# SeedDrillText.swift
msgid "'--drill {a}': {b}."
msgstr "'--drill {a}' : {b}."

msgid "'soil' is given more than once for a drill."
msgstr "'soil' est donné plus d’une fois pour un semoir."

msgid "'{a}' is not a detail of a drill."
msgstr "'{a}' n’est pas un détail de semoir."

msgid "The details are rows=9in, opener=1in and soil=medium."
msgstr "Les détails sont rows=9in, opener=1in et soil=medium."

msgid "'{a}' is given more than once for a drill."
msgstr "'{a}' est donné plus d’une fois pour un semoir."

msgid "'{a}' is not a kind of drill."
msgstr "'{a}' n’est pas un type de semoir."

msgid "Write single, double or triple, as in --drill double,rows=9in,opener=1in."
msgstr "Écrivez single, double ou triple, comme dans --drill double,rows=9in,opener=1in."

msgid "'{a}' is not a soil."
msgstr "'{a}' n’est pas un sol."

msgid "Write soil=light, soil=medium or soil=heavy."
msgstr "Écrivez soil=light, soil=medium ou soil=heavy."

msgid "'{a}' is not a length of '{b}'."
msgstr "'{a}' n’est pas une longueur pour '{b}'."

msgid "Write inches or centimetres, as in {a}=9in or {b}=23cm."
msgstr "Écrivez des pouces ou des centimètres, comme dans {a}=9in ou {b}=23cm."

msgid "The '{a}' of '{b}'"
msgstr "La valeur '{a}' de '{b}'"

# TargetOptions.swift
msgid "'--{a}' needs '--{b}'."
msgstr "'--{a}' a besoin de '--{b}'."

msgid "Write both, as in --target N=90,P2O5=30 --from urea,map."
msgstr "Écrivez les deux, comme dans --target N=90,P2O5=30 --from urea,map."

msgid "'{a}' has a rate and is in '--from'."
msgstr "'{a}' a une dose et figure dans '--from'."

msgid "Leave out one of the two."
msgstr "Laissez l’un des deux de côté."

msgid "'--target' asks for {a} more than once."
msgstr "'--target' demande {a} plus d’une fois."

msgid "Write one amount for each nutrient; P means P2O5 and K means K2O."
msgstr "Écrivez une seule quantité par élément nutritif; P signifie P2O5 et K signifie K2O."

msgid "The target '{a}' is not a weight on an area."
msgstr "La cible '{a}' n’est pas un poids par superficie."

msgid "Write it as {a}=90lb/ac or {b}=100kg/ha."
msgstr "Écrivez-la sous la forme {a}=90lb/ac ou {b}=100kg/ha."

msgid "'--from' names {a} fertilizers; at most {b} are tried."
msgstr "'--from' nomme {a} engrais; au plus {b} sont essayés."

msgid "Leave out those that you would not buy."
msgstr "Laissez de côté ceux que vous n’achèteriez pas."

msgid "'--from' names {a} more than once."
msgstr "'--from' nomme {a} plus d’une fois."

msgid "'--price' names {a} more than once."
msgstr "'--price' nomme {a} plus d’une fois."

msgid "'--price' does not name {a}."
msgstr "'--price' ne nomme pas {a}."

msgid "Give each fertilizer of '--from' a price, or none."
msgstr "Donnez un prix à chaque engrais de '--from', ou à aucun."

msgid "The target of {a}"
msgstr "La cible de {a}"

msgid "'{a}={b}' names no nutrient that grades state."
msgstr "'{a}={b}' ne nomme aucun élément nutritif que les formules d’engrais indiquent."

msgid "Write N, P2O5, K2O or S, as in --target N=90,P2O5=30,S=15."
msgstr "Écrivez N, P2O5, K2O ou S, comme dans --target N=90,P2O5=30,S=15."

msgid "'{a}' in '--from' has no grade, so it brings no nutrients."
msgstr "'{a}' dans '--from' n’a pas de formule d’engrais et n’apporte donc aucun élément nutritif."

msgid "Name fertilizers, as in --from urea,map. Your own products need their grade in the name, as in 'Blend (28-13-0-9S)'."
msgstr "Nommez des engrais, comme dans --from urea,map. Vos propres produits doivent avoir leur formule dans le nom, comme dans 'Blend (28-13-0-9S)'."

msgid "'{a}' is not a price."
msgstr "'{a}' n’est pas un prix."

msgid "Write a number from 0.01 to 1000000 without a currency, as in urea=650."
msgstr "Écrivez un nombre de 0.01 à 1000000 sans devise, comme dans urea=650."

# ArgumentParser.swift
msgid "The options '--{a}' and '--no-{b}' contradict each other."
msgstr "Les options '--{a}' et '--no-{b}' se contredisent."

msgid "The option '{a}' was given more than once: '{b}' and '{c}'."
msgstr "L’option '{a}' a été donnée plus d’une fois : '{b}' et '{c}'."

msgid "Missing value for '{a}'"
msgstr "Valeur manquante pour '{a}'"

msgid "Missing expected argument '<{a}>'"
msgstr "Argument attendu manquant : '<{a}>'"

# AssignmentText.swift
msgid "The name '{a}' has control characters."
msgstr "Le nom '{a}' contient des caractères de contrôle."

msgid "Write it in visible characters on one line."
msgstr "Écrivez-le en caractères visibles sur une seule ligne."

msgid "'{a}' has no name before the '='."
msgstr "'{a}' n’a pas de nom avant le '='."

msgid "'{a}' has no value after the '='."
msgstr "'{a}' n’a pas de valeur après le '='."

msgid "The range '{a}' has two units."
msgstr "La plage '{a}' a deux unités."

msgid "Write one unit behind the range, as in 60...300lb/ac."
msgstr "Écrivez une seule unité après la plage, comme dans 60...300lb/ac."

msgid "The range '{a}' ends before it begins."
msgstr "La plage '{a}' finit avant de commencer."

msgid "Write the smaller value first, as in 60...300."
msgstr "Écrivez d’abord la plus petite valeur, comme dans 60...300."

msgid "'{a}' has no '=' between name and value."
msgstr "'{a}' n’a pas de '=' entre le nom et la valeur."

msgid "Write it as {a}."
msgstr "Écrivez-le sous la forme {a}."

# CommandError.swift
msgid "Unknown {a} '{b}'.{c}"
msgstr "Nom inconnu ({a}) : '{b}'.{c}"

msgid "The option '{a}' does not take any value, but '{b}' was specified."
msgstr "L’option '{a}' ne prend pas de valeur, mais '{b}' a été donné."

msgid "Unexpected argument {a}"
msgstr "Argument inattendu : {a}"

msgid "{a} unexpected arguments: {b}"
msgstr "{a} arguments inattendus : {b}"

msgid " Please provide {a}, or one of {b} more."
msgstr " Donnez {a}, ou l’une des {b} autres valeurs."

msgid " Please provide one of {a}."
msgstr " Donnez l’une de ces valeurs : {a}."

msgid "The value '{a}' is invalid for '{b}'.{c}"
msgstr "La valeur '{a}' n’est pas valide pour '{b}'.{c}"

# CommandLine.swift
msgid "Help:"
msgstr "Aide :"

msgid "The option '{a}' stands before the subcommand."
msgstr "L’option '{a}' est placée avant la sous-commande."

msgid "Options stand after the subcommand, as in 'aircart plan {a}'."
msgstr "Les options se placent après la sous-commande, comme dans 'aircart plan {a}'."

msgid "{a} comes from your setup; --no-setup leaves it out."
msgstr "{a} vient de votre configuration; --no-setup laisse cette option de côté."

msgid "{a} come from your setup; --no-setup leaves them out."
msgstr "{a} viennent de votre configuration; --no-setup laisse ces options de côté."

msgid "Standard output cannot be written: {a}."
msgstr "Impossible d’écrire sur la sortie standard : {a}."

msgid "Something failed that should not have: {a}"
msgstr "Une erreur s’est produite qui n’aurait pas dû : {a}"

msgid "This is a fault of {a}; please report it with the command line."
msgstr "C’est un défaut de {a}; veuillez le signaler avec la ligne de commande."

msgid "Error:"
msgstr "Erreur :"

msgid "Usage:"
msgstr "Utilisation :"

msgid "See '{a} --help' for more information."
msgstr "Voyez '{a} --help' pour en savoir plus."

# GlobalOptions.swift
msgid "The options '--json' and '--format {a}' contradict each other."
msgstr "Les options '--json' et '--format {a}' se contredisent."

msgid "The value '{a}' is invalid for '--threads <count>'."
msgstr "La valeur '{a}' n’est pas valide pour '--threads <count>'."

msgid "Give a number from 1 to 1024, or 'auto' for one per processor."
msgstr "Donnez un nombre de 1 à 1024, ou 'auto' pour un par processeur."

# ParsedArguments.swift
msgid "'--{a} none' and another '--{b}' contradict each other."
msgstr "'--{a} none' et un autre '--{b}' se contredisent."

# ColumnChoice.swift
msgid "'--columns' names no column."
msgstr "'--columns' ne nomme aucune colonne."

msgid "Give headings, as in --columns fills,gross, or 'all'."
msgstr "Donnez des en-têtes, comme dans --columns fills,gross, ou 'all'."

msgid "No table of this answer has a column '{a}'."
msgstr "Aucun tableau de cette réponse n’a de colonne '{a}'."

msgid "They have {a}; '--columns all' shows all of them."
msgstr "Ils ont {a}; '--columns all' les affiche toutes."

# Console.swift
msgid "'-' reads standard input, but that is the keyboard."
msgstr "'-' lit l’entrée standard, mais c’est le clavier."

msgid "Redirect a file or pipe a command into aircart, or name the file."
msgstr "Redirigez un fichier ou le résultat d’une commande vers aircart, ou nommez le fichier."

# DataFolder.swift
msgid "There is no folder to keep things in: HOME is not set."
msgstr "Il n’y a pas de dossier où conserver les données : HOME n’est pas défini."

msgid "Name one with AIRCART_HOME."
msgstr "Nommez-en un avec AIRCART_HOME."

msgid "The folder '{a}' cannot be created: {b}."
msgstr "Impossible de créer le dossier '{a}' : {b}."

msgid "Name a place that you may write to with AIRCART_HOME."
msgstr "Nommez avec AIRCART_HOME un endroit où vous pouvez écrire."

# FileDescriptor.swift
msgid "Standard input cannot be read: {a}"
msgstr "Impossible de lire l’entrée standard : {a}"

# Interrupt.swift
msgid "Stopped. Nothing was written."
msgstr "Arrêté. Rien n’a été écrit."

# ProcessLimits.swift
msgid "This needs {a} more open files, and the system allows fewer."
msgstr "Il faut {a} fichiers ouverts de plus, et le système en permet moins."

msgid "Raise the limit on open files, as in ulimit -n 256."
msgstr "Augmentez la limite de fichiers ouverts, comme dans ulimit -n 256."

msgid "This needs {a} more memory, and the system does not give it."
msgstr "Il faut {a} de mémoire de plus, et le système ne la donne pas."

msgid "Raise the limit on memory (ulimit -v), or compute less."
msgstr "Augmentez la limite de mémoire (ulimit -v), ou calculez moins."

# TextTable.swift
msgid "Left out for lack of room: {a}. '--columns all' shows it."
msgstr "Laissé de côté, faute de place : {a}. '--columns all' l’affiche."

msgid "Left out for lack of room: {a}. '--columns all' shows them."
msgstr "Laissés de côté, faute de place : {a}. '--columns all' les affiche."

# FieldsRun.swift
msgid "'--force' overwrites the file of '--write-farm', which is not asked for."
msgstr "'--force' écrase le fichier de '--write-farm', qui n’est pas demandé."

msgid "A farm goes into a file."
msgstr "Une ferme va dans un fichier."

msgid "Name it, as in --write-farm farm.json."
msgstr "Nommez-le, comme dans --write-farm farm.json."

msgid "The file '{a}' is there already."
msgstr "Le fichier '{a}' existe déjà."

msgid "Name a new file, or add --force to overwrite it."
msgstr "Nommez un nouveau fichier, ou ajoutez --force pour l’écraser."

msgid "A farm file stands alone, and '{a}' is beside it."
msgstr "Un fichier de ferme se donne seul, et '{a}' l’accompagne."

msgid "Products and rates stand in the farm file."
msgstr "Les produits et les doses figurent dans le fichier de ferme."

# FillsMapOutput.swift
msgid "'--{a}' is for a map, and none was named."
msgstr "'--{a}' sert à une carte, et aucune n’a été nommée."

msgid "Name it before the products, as in rx.geojson, or leave out '--{a}'."
msgstr "Nommez-la avant les produits, comme dans rx.geojson, ou laissez '--{a}' de côté."

msgid "'--{a}' is for the map of the fills, and none was asked for."
msgstr "'--{a}' sert à la carte des remplissages, et aucune n’a été demandée."

msgid "Add --fills-map fills.svg, or --load-sheet sheet.html, and --width 76ft."
msgstr "Ajoutez --fills-map fills.svg, ou --load-sheet sheet.html, et --width 76ft."

msgid "Name it before the products, as in rx.geojson."
msgstr "Nommez-la avant les produits, comme dans rx.geojson."

msgid "The map of the fills '{a}' is neither a picture nor points."
msgstr "La carte des remplissages '{a}' n’est ni une image ni des points."

msgid "Name it .svg for a picture or .geojson for points."
msgstr "Nommez-la en .svg pour une image ou en .geojson pour des points."

msgid "The width '{a}' is not that of a drill."
msgstr "La largeur '{a}' n’est pas celle d’un semoir."

msgid "Write it from 1 to 100 m, as in --width 76ft."
msgstr "Écrivez-la de 1 à 100 m, comme dans --width 76ft."

msgid "The file gives the area of its zones, but no outlines."
msgstr "Le fichier donne la superficie de ses zones, mais aucun contour."

msgid "Leave out '--{a}', or take the map with outlines."
msgstr "Laissez '--{a}' de côté, ou prenez la carte avec les contours."

msgid "The drill makes more than {a} passes over the map."
msgstr "Le semoir fait plus de {a} passages sur la carte."

msgid "Give its whole width, as in --width 76ft."
msgstr "Donnez sa largeur totale, comme dans --width 76ft."

msgid "'--fills-map' needs the width of the drill."
msgstr "'--fills-map' a besoin de la largeur du semoir."

msgid "Write it, as in --width 76ft."
msgstr "Écrivez-la, comme dans --width 76ft."

msgid "'{a}' is not a direction."
msgstr "'{a}' n’est pas une direction."

msgid "Write degrees clockwise from north, as in --pass 90deg."
msgstr "Écrivez des degrés dans le sens horaire à partir du nord, comme dans --pass 90deg."

msgid "There is no map of the fills: no plan gives every product a tank."
msgstr "Il n’y a pas de carte des remplissages : aucun plan ne donne un réservoir à chaque produit."

msgid "Pass by pass the map takes {a}; the answer and its load sheet take {b}, zone after zone."
msgstr "Passage par passage, la carte demande {a}; la réponse et sa fiche de chargement demandent {b}, zone après zone."

msgid "{n} fill"
msgid_plural "{n} fills"
msgstr[0] "{n} remplissage"
msgstr[1] "{n} remplissages"

# PlanVerb.swift
msgid "'--{a}' is for several fields."
msgstr "'--{a}' sert à plusieurs champs."

msgid "Name them, as in --field Home=155 --field North=310, or in a file."
msgstr "Nommez-les, comme dans --field Home=155 --field North=310, ou dans un fichier."

# FarmRun.swift
msgid "If {a} is a table of fields, 'aircart plan' reads it, and its --write-farm farm.json writes it as a farm."
msgstr "Si {a} est un tableau de champs, 'aircart plan' le lit, et son --write-farm farm.json l’écrit sous forme de ferme."

msgid "Bring capacities, rates and areas to usual sizes."
msgstr "Ramenez les capacités, les doses et les superficies à des valeurs habituelles."

msgid "The option '--{a}' is for a farm, and no farm file was named."
msgstr "L’option '--{a}' sert à une ferme, et aucun fichier de ferme n’a été nommé."

msgid "Name one, as in: aircart compare Scenarios/farm.json --{a} …"
msgstr "Nommez-en un, comme dans : aircart compare Scenarios/farm.json --{a} …"

msgid "The option '--{a}' is for one farm, and several were named."
msgstr "L’option '--{a}' sert à une seule ferme, et plusieurs ont été nommées."

msgid "Leave it out, or name one farm file."
msgstr "Laissez cette option de côté, ou nommez un seul fichier de ferme."

msgid "'--{a} -' reads standard input, which serves one farm, and several were named."
msgstr "'--{a} -' lit l’entrée standard, qui sert à une seule ferme, et plusieurs ont été nommées."

msgid "Write it to a file, as in --{a} {b}.json."
msgstr "Écrivez-la dans un fichier, comme dans --{a} {b}.json."

msgid "The option '--{a}' states a job, and a farm file states its own."
msgstr "L’option '--{a}' indique un travail, et un fichier de ferme indique le sien."

msgid "Write it into the farm file; its keys are shown by: aircart schema farm"
msgstr "Écrivez-le dans le fichier de ferme; ses clés s’affichent avec : aircart schema farm"

# OutputFiles.swift
msgid "'--{a} {b}' would overwrite '{c}', which is read."
msgstr "'--{a} {b}' écraserait '{c}', qui est lu."

msgid "Name another file to write to."
msgstr "Nommez un autre fichier où écrire."

msgid "'--{a} {b}' and '--{c} {d}' name one file."
msgstr "'--{a} {b}' et '--{c} {d}' nomment le même fichier."

msgid "Write each to a file with another name."
msgstr "Écrivez chacun dans un fichier d’un autre nom."

# FailureCondition.swift
msgid "The condition '--fail-on {a}' holds."
msgstr "La condition '--fail-on {a}' est remplie."

# Answer+Sections.swift
msgid "Note"
msgstr "Remarque"

msgid "Notes"
msgstr "Remarques"

msgid "Constraints: {a}."
msgstr "Contraintes : {a}."

msgid "Densities: {a}."
msgstr "Densités : {a}."

msgid "Densities: {a}; by the app's listed figures {b} a fill, {c}."
msgstr "Densités : {a}; selon les chiffres de la liste de l’application, {b} par remplissage, {c}."

msgid "Densities: {a}; by published figures {b} a fill, {c}."
msgstr "Densités : {a}; selon les chiffres publiés, {b} par remplissage, {c}."

msgid "Together"
msgstr "Ensemble"

msgid "Advice"
msgstr "Conseils"

msgid "Nutrients delivered"
msgstr "Éléments nutritifs apportés"

msgid "Actual nutrient"
msgstr "Élément nutritif"

# ComparisonAnswer.swift
msgid "{a}, {b} of product: {c}."
msgstr "{a}, {b} de produit : {c}."

msgid "{a}: infeasible. {b}"
msgstr "{a} : irréalisable. {b}"

msgid "none"
msgstr "aucun"

msgid "Gross {a}"
msgstr "Brut, {a}"

msgid "your own cart"
msgstr "votre propre chariot"

msgid "Carts"
msgstr "Chariots"

msgid "Blends"
msgstr "Mélanges"

msgid "House rules"
msgstr "Règles maison"

msgid "Cart"
msgstr "Chariot"

msgid "Cart load"
msgstr "Taux de charge"

msgid "Fills"
msgstr "Rempl."

msgid "Per fill"
msgstr "Par rempl."

msgid "Runs out first"
msgstr "1er épuisé"

msgid "No tank"
msgstr "Sans réservoir"

msgid "Holds"
msgstr "Capacité"

msgid "Most"
msgstr "Maximum"

msgid "Last fill"
msgstr "Dernier rempl."

msgid "Simple rule"
msgstr "Règle simple"

# FarmAnswer.swift
msgid "Area per fill, {a}"
msgstr "Superficie par remplissage, {a}"

msgid "Date"
msgstr "Date"

msgid "Ordered by"
msgstr "Commandé par"

msgid "Order and load: {a}, {b}"
msgstr "Commande et chargement : {a}, {b}"

msgid "{a} in {b}"
msgstr "{a} dans {b}"

msgid "{a} % overlap included"
msgstr "{a} % de chevauchement compris"

msgid "Densities: {a}"
msgstr "Densités : {a}"

msgid "Constraints on all crops with {a}: {b}."
msgstr "Contraintes sur toutes les cultures avec {a} : {b}."

msgid "Constraints on {a} with {b}: {c}."
msgstr "Contraintes sur {a} avec {b} : {c}."

msgid "Alone"
msgstr "Seul"

msgid "Continued"
msgstr "En continu"

msgid "No smaller cart takes as few."
msgstr "Aucun chariot plus petit n’en demande aussi peu."

msgid "{a} is the smallest cart that needs no more fills."
msgstr "{a} est le plus petit chariot qui ne demande pas plus de remplissages."

msgid "Fewer fills against a smaller cart: {a}."
msgstr "Moins de remplissages ou chariot plus petit : {a}."

msgid "Every other holds no less than one of these and takes no fewer fills."
msgstr "Tout autre chariot a une capacité au moins égale à celle de l’un d’eux et ne demande pas moins de remplissages."

msgid "{a} is infeasible. {b}"
msgstr "{a} est irréalisable. {b}"

msgid "Tanks of {a}"
msgstr "Réservoirs de {a}"

msgid "On {a}, {b}"
msgstr "Pour {a}, {b}"

msgid "Fields, as {a} seeds them"
msgstr "Champs, dans l’ordre où {a} les sème"

msgid "Product continues on the next field where that has the same products in the same tanks; Alone counts fills with loads for each field by itself."
msgstr "Le produit continue sur le champ suivant si celui-ci a les mêmes produits dans les mêmes réservoirs; « Seul » compte les remplissages avec des charges pour chaque champ séparément."

msgid "A clean-out is a tank that gets another product than it held last. Tanks are chosen for all crops together: fewest fills, then house rules, then clean-outs."
msgstr "On compte une vidange et un nettoyage quand un réservoir reçoit un autre produit que le dernier qu’il contenait. Les réservoirs sont choisis pour toutes les cultures ensemble : le moins de remplissages, puis les règles maison, puis les vidanges et nettoyages."

msgid "That none needs fewer is not proven for {a}."
msgstr "Il n’est pas prouvé, pour {a}, qu’aucune disposition n’en demande moins."

msgid "No other layout needs fewer."
msgstr "Aucune autre disposition n’en demande moins."

msgid "No other layout needs fewer, and no other order of the crops lowers the total."
msgstr "Aucune autre disposition n’en demande moins, et aucun autre ordre des cultures n’abaisse le total."

msgid "Fields are seeded as they stand in the file."
msgstr "Les champs sont semés dans l’ordre du fichier."

msgid "All carts seed the crops in one order."
msgstr "Tous les chariots sèment les cultures dans le même ordre."

msgid "All carts seed the crops in one order, by their dates."
msgstr "Tous les chariots sèment les cultures dans le même ordre, selon leurs dates."

msgid "Product to order for {a}"
msgstr "Produit à commander pour {a}"

msgid "The margin is {a} % of what is seeded."
msgstr "La marge est de {a} % de ce qui est semé."

msgid "What stays in the tanks is ordered once."
msgstr "Ce qui reste dans les réservoirs est commandé une seule fois."

msgid "Bags are taken for {a} lb ({b} kg) each."
msgstr "Chaque sac est compté pour {a} lb ({b} kg)."

msgid "{a} of {b} hold {c} {d} each."
msgstr "{a} de {b} : {c} {d} par unité."

msgid "One truck brings it in {a}."
msgstr "Un seul camion livre le tout en {a}."

msgid "{a} bring it in {b}, in turns."
msgstr "{a} livrent le tout en {b}, à tour de rôle."

msgid "What is on board when a field is done and its fill goes on to the next:"
msgstr "Ce qui est à bord quand un champ est fini et que son remplissage se poursuit sur le suivant :"

msgid "end of {a}"
msgstr "fin de {a}"

msgid "Crops"
msgstr "Cultures"

msgid "Crop"
msgstr "Culture"

msgid "Fields"
msgstr "Champs"

msgid "Area"
msgstr "Superficie"

msgid "Rates"
msgstr "Doses"

msgid "Clean-outs"
msgstr "Nettoyages"

msgid "Beaten by"
msgstr "Surpassé par"

msgid "Clean before"
msgstr "Nettoyer"

msgid "Field"
msgstr "Champ"

msgid "Product"
msgstr "Produit"

msgid "Seeded"
msgstr "Semé"

msgid "Margin"
msgstr "Marge"

msgid "In tanks"
msgstr "En réservoir"

msgid "Order"
msgstr "Commande"

msgid "Volume"
msgstr "Volume"

msgid "Litres"
msgstr "Litres"

msgid "Bags"
msgstr "Sacs"

msgid "Tank"
msgstr "Réserv."

msgid "Full fill"
msgstr "Rempl. complet"

msgid "Fill"
msgstr "Rempl."

msgid "Ends"
msgstr "Fin"

msgid "Field done"
msgstr "Champ fini"

msgid "In fill"
msgstr "Au remplissage"

msgid "Load"
msgstr "Charge"

msgid "Truck"
msgstr "Camion"

msgid "Hopper"
msgstr "Trémie"

msgid "Mass"
msgstr "Masse"

msgid "For fills"
msgstr "Pour remplissages"

msgid "{n} load"
msgid_plural "{n} loads"
msgstr[0] "{n} chargement"
msgstr[1] "{n} chargements"

msgid "{n} truck"
msgid_plural "{n} trucks"
msgstr[0] "{n} camion"
msgstr[1] "{n} camions"

# FarmsAnswer.swift
msgid "{a}; {b} without a result"
msgstr "{a}; {b} sans résultat"

msgid "No farm has a result."
msgstr "Aucune ferme n’a de résultat."

msgid "{a} on {b}{c}"
msgstr "{a} pour {b}{c}"

msgid "{a} {b} on {c} of {d}{e}"
msgstr "{a} {b} pour {c} des {d}{e}"

msgid "other carts on {a}"
msgstr "d’autres chariots pour {a}"

msgid "tied"
msgstr "à égalité"

msgid "tied on {a}"
msgstr "à égalité pour {a}"

msgid "Farm"
msgstr "Ferme"

msgid "Farms"
msgstr "Fermes"

msgid "Without a result"
msgstr "Sans résultat"

msgid "{n} farm"
msgid_plural "{n} farms"
msgstr[0] "{n} ferme"
msgstr[1] "{n} fermes"

# FieldsAnswer+Map.swift
msgid "The file says {a}, {b}."
msgstr "Le fichier indique {a}, soit {b}."

msgid "{a}: {b} on {c}; {d} in the mean, {e} at least and {f} at most."
msgstr "{a} : {b} sur {c}; {d} en moyenne, {e} au moins et {f} au plus."

msgid "In any order of its acres these tanks take {a}."
msgstr "Quel que soit l’ordre de ses acres, ces réservoirs demandent {a}."

msgid "Zone by zone these tanks take {a}; in any other order of its acres {b} to {c}."
msgstr "Zone après zone, ces réservoirs demandent {a}; dans tout autre ordre de ses acres, de {b} à {c}."

msgid "Map"
msgstr "Carte"

msgid "Zone"
msgstr "Zone"

# FieldsAnswer.swift
msgid "So the drill goes with full loads of these tanks. The loads below are for zone after zone, whose fills end elsewhere."
msgstr "Le semoir avance ainsi avec des charges pleines de ces réservoirs. Les charges ci-dessous valent zone après zone, où les remplissages se terminent ailleurs."

msgid "{a}, one lot after the other"
msgstr "{a}, un lot après l’autre"

msgid "One fill seeds {a}."
msgstr "Un remplissage permet de semer {a}."

msgid "{a} seed {b}. The refill is {c}."
msgstr "{a} permettent de semer {b}. Le nouveau remplissage se fait {c}."

msgid "{a} seed {b}. The first refill is {c}."
msgstr "{a} permettent de semer {b}. Le premier nouveau remplissage se fait {c}."

msgid "at the end of {a}"
msgstr "à la fin de {a}"

msgid "in {a} after {b} of {c}"
msgstr "dans {a} après {b} sur {c}"

msgid "{a} in {b} with {c} ({d}): {e}."
msgstr "{a} dans {b} avec {c} ({d}) : {e}."

msgid "Densities: {a}; by the app's listed figures {b}."
msgstr "Densités : {a}; selon les chiffres de la liste de l’application, {b}."

msgid "Densities: {a}; by published figures {b}."
msgstr "Densités : {a}; selon les chiffres publiés, {b}."

msgid "Fertilizers are blended for one field at a time, as in --field 160ac."
msgstr "Les engrais sont mélangés pour un champ à la fois, comme dans --field 160ac."

msgid "With loads for each field by itself it would take {a}."
msgstr "Avec des charges pour chaque champ séparément, il faudrait {a}."

msgid "As one field of {a}, with fertilizers blended, it would take {b}."
msgstr "Comme un seul champ de {a}, avec des engrais mélangés, il faudrait {b}."

msgid "{a} do not all get a tank from the start. They are loaded one after the other, and their tanks are emptied between."
msgstr "{a} n’ont pas tous un réservoir dès le départ. On les charge l’un après l’autre, et on vide leurs réservoirs entre les deux."

msgid "{a} in their own tanks from the start save no fill: one after the other they take {b}, too."
msgstr "{a} dans leurs propres réservoirs dès le départ n’épargnent aucun remplissage : l’un après l’autre, il faut aussi {b}."

msgid "{a} have their own tanks from the start: one after the other they would take {b}."
msgstr "{a} ont leurs propres réservoirs dès le départ : l’un après l’autre, il faudrait {b}."

msgid "{a} are loaded one after the other, and their tanks are emptied between: in their own tanks from the start they would take {b}."
msgstr "On charge {a} l’un après l’autre, et on vide leurs réservoirs entre les deux : dans leurs propres réservoirs dès le départ, il faudrait {b}."

msgid "Area with overlap"
msgstr "Superficie avec chevauchement"

msgid "Fields in order"
msgstr "Champs dans l’ordre"

msgid "Zones in order"
msgstr "Zones dans l’ordre"

msgid "On board when a field is done"
msgstr "À bord à la fin d’un champ"

msgid "On board when a zone is done"
msgstr "À bord à la fin d’une zone"

msgid "The load sheet lists all {a}."
msgstr "La fiche de chargement liste les {a}."

msgid "--details and --load-sheet show the loads of all fills."
msgstr "--details et --load-sheet montrent les charges de tous les remplissages."

msgid "at the weight limit"
msgstr "à la limite de poids"

msgid "with {a}"
msgstr "avec {a}"

msgid "The fill ends {a}"
msgstr "Le remplissage se termine {a}"

msgid "Fill {a} ends {b}"
msgstr "Le remplissage {a} se termine {b}"

msgid "{a} is then on board."
msgstr "il reste alors {a} à bord."

msgid "{a} are then on board."
msgstr "il reste alors {a} à bord."

msgid "when only the reserve of {a} is left"
msgstr "quand il ne reste que la réserve de {a}"

msgid "when {a} runs out"
msgstr "quand {a} s’épuise"

msgid "{a} of {b}"
msgstr "{b} {a}"

msgid "Pass by pass"
msgstr "Passage par passage"

msgid "Done in fill"
msgstr "Fini au nº"

msgid "Where fills end"
msgstr "Où se terminent les remplissages"

msgid "Products required"
msgstr "Produits requis"

msgid "Required"
msgstr "Requis"

msgid "Weight"
msgstr "Poids"

# HTMLRenderer.swift
msgid "Page {a} of {b}"
msgstr "Page {a} sur {b}"

# LoadSheetAnswer.swift
msgid "From the tender so far"
msgstr "Tiré du ravitailleur jusqu’ici"

msgid "After fill"
msgstr "Après remplissage"

# PlanAnswer.swift
msgid "{a}{b} with {c} ({d}{e}): {f}."
msgstr "{a}{b} avec {c} ({d}{e}) : {f}."

msgid "Cart utilization"
msgstr "Taux d’utilisation du chariot"

msgid "UNALLOCATED {a}"
msgstr "SANS RÉSERVOIR : {a}"

msgid "empty"
msgstr "vide"

msgid "of {a}"
msgstr "sur {a}"

msgid "Capacity bound"
msgstr "Limite de capacité"

msgid "Densities"
msgstr "Densités"

msgid "On board"
msgstr "À bord"

msgid "Rate"
msgstr "Dose"

msgid "Density"
msgstr "Densité"

msgid "Use"
msgstr "État"

msgid "Fill plan"
msgstr "Plan de remplissage"

msgid "Simple rule (greedy)"
msgstr "Règle simple (gloutonne)"

# AdviceNote.swift
msgid "{a}: {b} with the seed, {c} in the band."
msgstr "{a} : {b} avec la semence, {c} dans la bande."

msgid "{a} State yours as \"drill\" in the farm file."
msgstr "{a} Indiquez le vôtre sous \"drill\" dans le fichier de ferme."

msgid "{a} State yours with --drill."
msgstr "{a} Indiquez le vôtre avec --drill."

msgid "AirCart's own assumption"
msgstr "Hypothèse propre à AirCart"

msgid "{a}, as in inoculant=5."
msgstr "{a}, comme dans inoculant=5."

# BlendOffer.swift
msgid "Seasons are simulated without blends; 'aircart compare' finds them."
msgstr "Les saisons sont simulées sans mélanges; 'aircart compare' les trouve."

# ConflictText.swift
msgid "The constraint {a} makes it so."
msgstr "C’est la contrainte {a} qui l’empêche."

msgid "These constraints cannot all be kept: {a}."
msgstr "Ces contraintes ne peuvent pas toutes être respectées : {a}."

msgid "Without {a} it takes one fill: {b}."
msgstr "Sans {a}, il faut un remplissage : {b}."

msgid "Without {a} it takes {b} of {c}: {d}."
msgstr "Sans {a}, il faut {b} de {c} : {d}."

# ConstraintText.swift
msgid "Not counted above, because it stays in: {a}, {b}."
msgstr "Non compté ci-dessus, parce que cela reste dedans : {a}, {b}."

# DensityConversionText.swift
msgid "{a}: {b}, {c} lb per US bushel."
msgstr "{a} : {b}, {c} lb par boisseau américain."

msgid "{a} kg/hL with {b} in a bushel"
msgstr "{a} kg/hL à raison de {b} par boisseau"

msgid "{a} lb/ft3 with {b} ft3 in a bushel"
msgstr "{a} lb/ft3 à raison de {b} ft3 par boisseau"

msgid "{a} lb in an Avery bushel of {b}, {c} in a US one"
msgstr "{a} lb par boisseau Avery de {b}, {c} par boisseau américain"

msgid "{a} lb/gal with {b} US gal in a bushel"
msgstr "{a} lb/gal à raison de {b} US gal par boisseau"

msgid "{a} {b} with {c} in a bushel"
msgstr "{a} {b} à raison de {c} par boisseau"

msgid "{a} g/0.5L are {b} by the Canadian Grain Commission's equation ({c})"
msgstr "{a} g/0.5L font {b} selon l’équation de la Commission canadienne des grains ({c})"

# FarmComparison+Advice.swift
msgid "With {a} {b} follows {c} in {d} on {e}."
msgstr "Avec {a}, {b} suit {c} dans {d} sur {e}."

msgid "With {a} {b} follows {c} in {d} on {e}, and {f}."
msgstr "Avec {a}, {b} suit {c} dans {d} sur {e}, et {f}."

msgid "{n} more time"
msgid_plural "{n} more times"
msgstr[0] "{n} autre fois"
msgstr[1] "{n} autres fois"

# FarmComparison+Request.swift
msgid "Without blends {a} cannot seed every crop."
msgstr "Sans mélanges, {a} ne peut pas semer toutes les cultures."

msgid "Without blends {a} takes {b} too."
msgstr "Sans mélanges, {a} demande aussi {b}."

msgid "Without blends {a} takes {b} in place of {c}."
msgstr "Sans mélanges, {a} demande {b} au lieu de {c}."

msgid "No blends are looked for in {a}: it has more than {b} fertilizers. 'aircart plan' takes stated ones, as in --blend 'urea+ams'."
msgstr "On ne cherche pas de mélanges pour {a} : il y a plus de {b} engrais. 'aircart plan' prend ceux qui sont indiqués, comme dans --blend 'urea+ams'."

msgid "{a} With published densities {b} takes {c} too."
msgstr "{a} Avec les densités publiées, {b} demande aussi {c}."

msgid "{a} With published densities {b} takes {c} in place of {d}."
msgstr "{a} Avec les densités publiées, {b} demande {c} au lieu de {d}."

msgid "constraints on {a} crops, and it has {b}"
msgstr "des contraintes sur {a} cultures, et elle en a {b}"

msgid "The cart '{a}' cannot be planned on the farm: {b}"
msgstr "Le chariot '{a}' ne peut pas être planifié sur la ferme : {b}"

# FarmComparison+Row.swift
msgid "takes the fewest fills"
msgstr "demande le moins de remplissages"

msgid "take the fewest fills"
msgstr "demandent le moins de remplissages"

msgid "No cart can seed the farm."
msgstr "Aucun chariot ne peut semer la ferme."

msgid "Best cart"
msgstr "Meilleur chariot"

msgid "Next"
msgstr "Suivant"

msgid "Smallest"
msgstr "Plus petit"

# FieldsDocument+Data.swift
msgid "What each field takes"
msgstr "Ce que chaque champ demande"

# JobError+Text.swift
msgid "it has no product"
msgstr "il n’a aucun produit"

msgid "it has no tank"
msgstr "il n’a aucun réservoir"

msgid "{a} tanks, and at most {b} are possible"
msgstr "{a} réservoirs, et au plus {b} sont possibles"

msgid "{a} products, and at most {b} are possible"
msgstr "{a} produits, et au plus {b} sont possibles"

msgid "a field of {a} ac"
msgstr "un champ de {a} ac"

msgid "{a} rates of {b}, of which a job has one"
msgstr "{a} doses de {b}, alors qu’un travail en a une"

msgid "{a} lb/ac of {b}"
msgstr "{b} à {a} lb/ac"

msgid "{a} lb/bu for {b}"
msgstr "{a} lb/bu pour {b}"

msgid "{a} bu in {b}"
msgstr "{a} bu dans {b}"

msgid "constraint {a} leaves nothing to load"
msgstr "la contrainte {a} ne laisse rien à charger"

msgid "{a} tanks, and {b} takes {c}"
msgstr "{a} réservoirs, et {b} en accepte {c}"

msgid "{a} products, and {b} takes {c}"
msgstr "{a} produits, et {b} en accepte {c}"

msgid "{a} assignments, and the exhaustive search takes {b}"
msgstr "{a} affectations, et la recherche exhaustive en accepte {b}"

msgid "its constraints need {a}"
msgstr "ses contraintes demandent {a}"

msgid "tanks filled to capacity do not keep a weight limit"
msgstr "des réservoirs remplis à pleine capacité ne respectent pas une limite de poids"

# NutrientTargetText.swift
msgid "{a} is not needed."
msgstr "{a} n’est pas nécessaire."

msgid "Nutrients asked for: {a} {b}."
msgstr "Éléments nutritifs demandés : {a} {b}."

msgid "the least cost"
msgstr "le coût le plus bas"

msgid "the least product"
msgstr "le moins de produit"

msgid "{a} {b} meets this exactly with {c}."
msgstr "{a} {b} y répond exactement avec {c}."

msgid "{a} {b} meet this exactly with {c}."
msgstr "{a} {b} y répondent exactement avec {c}."

msgid "{a} {b} comes closest with {c}."
msgstr "{a} {b} s’en approche le plus avec {c}."

msgid "{a} {b} come closest with {c}."
msgstr "{a} {b} s’en approchent le plus avec {c}."

msgid "prices of a short ton"
msgstr "au prix de la tonne courte"

msgid "prices of a tonne"
msgstr "au prix de la tonne métrique"

msgid "{a} an acre ({b} for {c} ac) at {d}"
msgstr "{a} l’acre ({b} pour {c} ac) {d}"

msgid "{a} a hectare ({b} for {c} ha) at {d}"
msgstr "{a} l’hectare ({b} pour {c} ha) {d}"

msgid "The least cost is {a}, or {b}."
msgstr "Le coût le plus bas est de {a}, ou de {b}."

msgid "{a} at its given rate brings {b} {c}."
msgstr "{a}, à la dose donnée, apporte {b} {c}."

msgid "Together {a} bring {b} more {c} than asked."
msgstr "Ensemble, {a} apportent {b} de {c} de plus que demandé."

msgid "{a} alone brings {b} more {c} than asked."
msgstr "Rien que {a} apporte {b} de {c} de plus que demandé."

# PairWarning.swift
msgid "as stated"
msgstr "comme indiqué"

# PlanDocument+OnBoard.swift
msgid "What is on board seeds {a}; the plan is for the rest."
msgstr "Ce qui est à bord permet de semer {a}; le plan porte sur le reste."

msgid "Left"
msgstr "Reste"

# PlanRequest+Document.swift
msgid "Clean out {a} first: {b} of {c} come out."
msgstr "Videz et nettoyez d’abord {a} : il en sort {b} de {c}."

msgid "one stop"
msgstr "un arrêt"

msgid "With {a} cleaned out first, the field takes {b} instead of {c}: add {d}."
msgstr "Si on vide et nettoie d’abord {a}, le champ demande {b} au lieu de {c} : ajoutez {d}."

msgid "add {a}"
msgstr "ajoutez {a}"

msgid "replace the stated --seed-placed with {a}"
msgstr "remplacez le --seed-placed indiqué par {a}"

msgid "one fill"
msgstr "un remplissage"

msgid "As they are placed, no blend leaves each a tank. With {a} in the band, a blend of {b} gives {c}: {d}."
msgstr "Avec le placement actuel, aucun mélange ne laisse un réservoir à chaque produit. Avec {a} dans la bande, un mélange de {b} donne {c} : {d}."

msgid "Blends are looked for among {a} fertilizers at most: name one, as in --blend 'urea+ams'."
msgstr "Les mélanges sont cherchés parmi {a} engrais au plus : nommez-en un, comme dans --blend 'urea+ams'."

msgid "{a} Plan with --densities published."
msgstr "{a} Planifiez avec --densities published."

msgid "'--no-saddle' leaves out a tank. With the saddle tank of {a} the field takes one fill."
msgstr "'--no-saddle' laisse un réservoir de côté. Avec le réservoir d’appoint de {a}, le champ demande un remplissage."

msgid "'--no-saddle' leaves out a tank. With the saddle tank of {a} the field takes {b} of {c}."
msgstr "'--no-saddle' laisse un réservoir de côté. Avec le réservoir d’appoint de {a}, le champ demande {b} de {c}."

msgid "{n} stop"
msgid_plural "{n} stops"
msgstr[0] "{n} arrêt"
msgstr[1] "{n} arrêts"

# RateConversion.swift
msgid "{a} bu/ac at {b} lb in a US bushel is {c}."
msgstr "{a} bu/ac à {b} lb par boisseau américain, soit {c}."

msgid "{a} US gal/ac at {b} is {c}."
msgstr "{a} US gal/ac à {b}, soit {c}."

msgid "{a} L/ha at {b} is {c}."
msgstr "{a} L/ha à {b}, soit {c}."

msgid "{a} {b} at {c} g in 1,000 seeds is {d}."
msgstr "{a} {b} à {c} g par 1 000 graines, soit {d}."

msgid "{a} at {b} % survival is {c}, which at {d} g in 1,000 seeds is {e}."
msgstr "{a} à {b} % de survie, soit {c}, ce qui donne {e} à {d} g par 1 000 graines."

msgid "seeds"
msgstr "graines"

msgid "plants"
msgstr "plants"

msgid "{a} at {b} g in 1,000 seeds is {c}."
msgstr "{a} à {b} g par 1 000 graines, soit {c}."

msgid "{a} at {b} g in 1,000 seeds is {c}, {d} at {e} % survival."
msgstr "{a} à {b} g par 1 000 graines, soit {c}, ou {d} à {e} % de survie."

# Scenario+DensityNote.swift
msgid "{a} Plan with {b}."
msgstr "{a} Planifiez avec {b}."

msgid "{a} With {b} a fill of {c} in the first job covers as much, {d}."
msgstr "{a} Avec {b}, un remplissage de {c} dans le premier travail couvre autant, {d}."

msgid "{a} With {b} a fill of {c} in the first job covers {d} instead of {e} ({f})."
msgstr "{a} Avec {b}, un remplissage de {c} dans le premier travail couvre {d} au lieu de {e} ({f})."

# FillsMap.swift
msgid "One pass, the first at {a}° from north; north is above."
msgstr "Un passage, le premier à {a}° du nord; le nord est en haut."

msgid "{a} passes, the first at {b}° from north; north is above."
msgstr "{a} passages, le premier à {b}° du nord; le nord est en haut."

msgid "Darker is more {a}: {b} to {c} {d}."
msgstr "Plus c’est foncé, plus la dose est forte ({a}) : {b} à {c} {d}."

msgid "{a}: the weight limit ends it in pass {b}, {c} from its end."
msgstr "{a} : la limite de poids y met fin au passage {b}, à {c} du bout."

msgid "{a}: the field is done."
msgstr "{a} : le champ est fini."

msgid "{a}: {b} runs out in pass {c}, {d} from its end."
msgstr "{a} : {b} s’épuise au passage {c}, à {d} du bout."

# CartDrawing.swift
msgid "Empty"
msgstr "Vide"

# ZipArchive.swift
msgid "this is not a .zip archive, or its end is missing"
msgstr "ceci n’est pas une archive .zip, ou il en manque la fin"

msgid "the archive has {a} files, more than {b}"
msgstr "l’archive a {a} fichiers, soit plus de {b}"

msgid "the files of the archive are larger than {a} MiB together"
msgstr "les fichiers de l’archive dépassent ensemble {a} MiB"

msgid "the archive is torn: {a}"
msgstr "l’archive est endommagée : {a}"

msgid "the archive has {a}, which leads out of its folder"
msgstr "l’archive contient {a}, qui mène hors de son dossier"

msgid "the archive has {a} twice"
msgstr "l’archive contient {a} deux fois"

msgid "{a} in the archive is encrypted"
msgstr "{a}, dans l’archive, est chiffré"

msgid "{a} in the archive is in Zip64"
msgstr "{a}, dans l’archive, est en Zip64"

msgid "{a} in the archive is packed by method {b}, and only stored and deflated files are read"
msgstr "{a}, dans l’archive, est compressé par la méthode {b}, et seuls les fichiers sans compression (stored) ou en deflate sont lus"

msgid "{a} in the archive is larger than 16 MiB"
msgstr "{a}, dans l’archive, dépasse 16 MiB"

msgid "join zones of one rate, or split the map by fields"
msgstr "réunissez les zones de même dose, ou divisez la carte par champ"

msgid "{a} is said to have {b} bytes, packed in {c}"
msgstr "{a} aurait {b} octets, compressés en {c}"

msgid "copy it or have it sent again"
msgstr "recopiez-la ou faites-la renvoyer"

msgid "unpack it, and name the folder that it makes"
msgstr "décompressez-la, et nommez le dossier obtenu"

# DescriptionValidator.swift
msgid "{a} must be {b}, not {c}"
msgstr "{a} doit être {b}, et non {c}"

msgid "a share of {a} is {b} %"
msgstr "une part de {a} fait {b} %"

msgid "at least {a}"
msgstr "au moins {a}"

msgid "at most {a}"
msgstr "au plus {a}"

msgid "{a} appears twice in {b}"
msgstr "{a} figure deux fois dans {b}"

msgid "first on line {a}"
msgstr "d’abord à la ligne {a}"

msgid "the key {a} appears twice in the same object"
msgstr "la clé {a} figure deux fois dans le même objet"

msgid "unknown key {a}"
msgstr "clé inconnue : {a}"

msgid "known keys: {a}"
msgstr "clés connues : {a}"

msgid "{a} needs the key {b}"
msgstr "{a} a besoin de la clé {b}"

msgid "is {a} on line {b} meant to be it?"
msgstr "est-ce que {a}, à la ligne {b}, devait être cette clé?"

msgid "for example: {a}: {b}"
msgstr "par exemple : {a}: {b}"

msgid ", not {a}"
msgstr ", et non {a}"

msgid "a range must have at most {a} values"
msgstr "une plage doit avoir au plus {a} valeurs"

msgid "a step must not be 0"
msgstr "un pas ne doit pas être 0"

msgid "this step is too small to be counted"
msgstr "ce pas est trop petit pour être compté"

msgid "this step leads from {a} away from {b}"
msgstr "à partir de {a}, ce pas s’éloigne de {b}"

msgid "steps of {a} from {b} do not reach {c}"
msgstr "des pas de {a} à partir de {b} n’arrivent pas à {c}"

msgid "the nearest end is {a}"
msgstr "la fin la plus proche est {a}"

msgid "a range includes its end, so the end must be a whole number of steps away"
msgstr "une plage comprend sa fin : celle-ci doit donc être à un nombre entier de pas du début"

msgid "names a folder: only letters without accents, digits, - and _"
msgstr "nomme un dossier : seulement des lettres sans accents, des chiffres, - et _"

msgid "must be one line without control characters"
msgstr "doit tenir sur une ligne, sans caractères de contrôle"

msgid "must not have characters that turn the direction of text"
msgstr "ne doit pas avoir de caractères qui changent le sens du texte"

msgid "must not be blank"
msgstr "ne doit pas être vide"

# DocumentPath.swift
msgid "the document"
msgstr "le document"

msgid "each value of {a}"
msgstr "chaque valeur de {a}"

# NumberRule.swift
msgid "0 or {a}"
msgstr "0 ou {a}"

msgid "from {a} to {b}{c}"
msgstr "de {a} à {b}{c}"

msgid "more than {a} and at most {b}{c}"
msgstr "de plus de {a} et d’au plus {b}{c}"

msgid "at least {a}{b}"
msgstr "d’au moins {a}{b}"

msgid "more than {a}{b}"
msgstr "de plus de {a}{b}"

msgid "at most {a}{b}"
msgstr "d’au plus {a}{b}"

msgid "a number{a}"
msgstr "un nombre{a}"

msgid "'{a}' is not a percentage up to {b} %."
msgstr "'{a}' n’est pas un pourcentage d’au plus {b} %."

msgid "'{a}' is not a percentage."
msgstr "'{a}' n’est pas un pourcentage."

msgid "Write it as 2%."
msgstr "Écrivez-le sous la forme 2%."

# TypeAdvice.swift
msgid "put [ and ] around it"
msgstr "mettez [ et ] autour"

msgid "write the number alone, without quotes"
msgstr "écrivez le nombre seul, sans guillemets"

# ValueDescription.swift
msgid "{a} in quotes"
msgstr "{a} entre guillemets"

msgid "a whole number"
msgstr "un nombre entier"

msgid "a number"
msgstr "un nombre"

msgid "true or false"
msgstr "true ou false"

msgid "a list [ ] of {a}s"
msgstr "une liste [ ] de {a}s"

msgid "an object { }"
msgstr "un objet { }"

msgid "a list [ ]"
msgstr "une liste [ ]"

msgid "text"
msgstr "du texte"

msgid "the number {a}"
msgstr "le nombre {a}"

# DiagnosticReport.swift
msgid "and {a} more"
msgstr "et {a} autres"

msgid "did you mean {a}?"
msgstr "vouliez-vous dire {a} ?"

msgid "at the top level"
msgstr "au premier niveau"

msgid "at {a}"
msgstr "à {a}"

# ShownText.swift
msgid "and"
msgstr "et"

msgid "or"
msgstr "ou"

# SourceText.swift
msgid "the file cannot be opened for reading"
msgstr "impossible d’ouvrir le fichier en lecture"

msgid "this is a pipe, and nothing comes out of it"
msgstr "ceci est un tube, et rien n’en sort"

msgid "this is a folder, not a file"
msgstr "ceci est un dossier, pas un fichier"

msgid "this is a named pipe, not a file"
msgstr "ceci est un tube nommé, pas un fichier"

msgid "- in place of a name reads standard input"
msgstr "- à la place d’un nom lit l’entrée standard"

msgid "this is a device or a socket, not a file"
msgstr "ceci est un périphérique ou un socket, pas un fichier"

msgid "this cannot be read: {a}"
msgstr "lecture impossible : {a}"

msgid "the file is larger than 16 MiB"
msgstr "le fichier dépasse 16 MiB"

msgid "a scenario is a page of text; write long lists as { from, to, step }"
msgstr "un scénario tient en une page de texte; écrivez les longues listes sous la forme { from, to, step }"

msgid "the file does not exist"
msgstr "le fichier n’existe pas"

msgid "the file is in UTF-16"
msgstr "le fichier est en UTF-16"

msgid "save it again as UTF-8"
msgstr "enregistrez-le de nouveau en UTF-8"

msgid "the file is not text: it contains zero bytes"
msgstr "le fichier n’est pas du texte : il contient des octets nuls"

msgid "the file is not in UTF-8 here"
msgstr "le fichier n’est pas en UTF-8 ici"

# FarmResolver.swift
msgid "{a} and {b} both mean {c}"
msgstr "{a} et {b} désignent tous deux {c}"

msgid "products of {a}: {b}"
msgstr "produits de {a} : {b}"

msgid " and {a} more"
msgstr " et {a} autres"

msgid "a farm has at most {a} fields and zones, not {b}"
msgstr "une ferme a au plus {a} champs et zones, et non {b}"

msgid "the zones of {a} have {b} and the field {c}"
msgstr "les zones de {a} ont {b}, et le champ {c}"

msgid "a road speed changes nothing while fewer than two fields have a position"
msgstr "une vitesse sur route ne change rien tant que moins de deux champs ont une position"

msgid "the positions of fields change nothing without a \"roadSpeed\", or trucks that drive"
msgstr "les positions des champs ne changent rien sans \"roadSpeed\", ou sans camions qui roulent"

msgid "what roads allow in spring changes nothing without \"trucks\" that drive on them"
msgstr "ce que les routes permettent au printemps ne change rien sans \"trucks\" qui y roulent"

msgid "\"roadsUntil\" changes nothing without \"roads\", the share of the payload until then"
msgstr "\"roadsUntil\" ne change rien sans \"roads\", la part de la charge utile permise jusque-là"

msgid "an efficiency of {a} % likely has the turns in it, which are counted again"
msgstr "une efficacité de {a} % comprend sans doute les virages, qui sont alors comptés deux fois"

msgid "write \"turn\": 0 beside it, or leave the efficiency out"
msgstr "écrivez \"turn\": 0 à côté, ou laissez l’efficacité de côté"

msgid "unknown crop {a}"
msgstr "culture inconnue : {a}"

msgid "crops of this farm: {a}{b}"
msgstr "cultures de cette ferme : {a}{b}"

msgid "no field has the crop {a}"
msgstr "aucun champ n’a la culture {a}"

# NutrientAmounts.swift
msgid "\"targets\" name at least one of {a}"
msgstr "\"targets\" doit nommer au moins un élément parmi {a}"

msgid "a product needs the key \"rate\""
msgstr "un produit a besoin de la clé \"rate\""

msgid "a fertilizer needs none where its crop has \"targets\" of nutrients"
msgstr "un engrais n’en a pas besoin si sa culture a des \"targets\" d’éléments nutritifs"

msgid "{a} has no grade and lacks \"rate\""
msgstr "{a} n’a pas de formule d’engrais, et il lui manque \"rate\""

msgid "only fertilizers have the rates that meet \"targets\""
msgstr "seuls les engrais ont les doses qui répondent aux \"targets\""

msgid "\"targets\" are met by at most {a} fertilizers, not {b}"
msgstr "au plus {a} engrais peuvent répondre aux \"targets\", et non {b}"

msgid "give some of them a \"rate\""
msgstr "donnez \"rate\" à certains d’entre eux"

msgid "\"targets\" ask for {a} {b} of {c}"
msgstr "\"targets\" demande {a} {b} de {c}"

msgid "a rate is {a}"
msgstr "une dose est {a}"

msgid "the products bring {a} of {b} {c} of {d}"
msgstr "les produits apportent {a} sur {b} {c} de {d}"

# PackageEntry.swift
msgid "a package has either \"weight\" or \"seeds\""
msgstr "un emballage a soit \"weight\", soit \"seeds\""

msgid "\"tkw\" is for \"seeds\""
msgstr "\"tkw\" accompagne \"seeds\""

msgid "nothing says what the seeds of {a} weigh"
msgstr "rien n’indique le poids des graines de {a}"

msgid "add \"tkw\", the grams of 1,000 of them, or give the package's \"weight\""
msgstr "ajoutez \"tkw\", les grammes de 1 000 graines, ou donnez le \"weight\" de l’emballage"

msgid "{a} has another package on another crop"
msgstr "{a} a un autre emballage pour une autre culture"

msgid "a product is ordered in one kind of package"
msgstr "un produit se commande dans un seul type d’emballage"

# DocumentValue.swift
msgid "the {a} {b} appears twice"
msgstr "{a} {b} apparaît deux fois"

# FieldList.swift
msgid "'{a}' and '{b}' are both columns of {c}."
msgstr "'{a}' et '{b}' sont toutes deux des colonnes de {c}."

msgid "Leave one of them out of the table."
msgstr "Retirez l’une d’elles du tableau."

msgid "{a} may each be the column of crops."
msgstr "{a} peuvent chacune être la colonne des cultures."

msgid "Head the one that counts Crop."
msgstr "Intitulez Crop celle qui compte."

# FieldMap+Reading.swift
msgid "the map in the archive is {a}, which has no tasks"
msgstr "la carte dans l’archive est {a}, qui n’a pas de tâches"

msgid "leave '--task' out: it names a task of ISOXML task data"
msgstr "laissez '--task' de côté : cette option nomme une tâche de données ISOXML"

msgid "maps are read from {a} files"
msgstr "les cartes sont lues dans des fichiers {a}"

msgid "or from a folder with one of them, as in TASKDATA"
msgstr "ou dans un dossier qui en contient un, comme dans TASKDATA"

# MapCoordinates.swift
msgid "Positions on NAD83 are taken for WGS 84, from which they differ by 2 m at most: areas stay the same."
msgstr "Les positions en NAD83 sont prises pour du WGS 84, dont elles diffèrent de 2 m au plus : les superficies restent les mêmes."

msgid "the map has more than {a} corners"
msgstr "la carte a plus de {a} sommets"

msgid "simplify its zones, or split it by fields"
msgstr "simplifiez ses zones, ou divisez-la par champ"

msgid "longitude"
msgstr "longitude"

msgid "latitude"
msgstr "latitude"

msgid "{a} has a corner at the {b} {c}, which is not in degrees"
msgstr "{a} a un sommet à la {b} {c}, qui n’est pas en degrés"

msgid "longitude comes first, then latitude: these may be in the other order"
msgstr "la longitude vient d’abord, puis la latitude : l’ordre est peut-être inversé"

msgid "save the map in WGS 84 (EPSG:4326), in degrees; this may be a projection in metres"
msgstr "enregistrez la carte en WGS 84 (EPSG:4326), en degrés; ceci est peut-être une projection en mètres"

msgid "{a} has an outline of {b}"
msgstr "{a} a un contour de {b}"

msgid "an outline has at least three corners"
msgstr "un contour a au moins trois sommets"

msgid "the map has {a} zones; at most {b} are read"
msgstr "la carte a {a} zones; au plus {b} sont lues"

msgid "the map has {a} columns; at most {b} are read"
msgstr "la carte a {a} colonnes; au plus {b} sont lues"

msgid "leave out the columns that are not rates"
msgstr "laissez de côté les colonnes qui ne sont pas des doses"

msgid "{n} corner"
msgid_plural "{n} corners"
msgstr[0] "{n} sommet"
msgstr[1] "{n} sommets"

# MapFiles.swift
msgid "the map names the file {a}, which may lie outside its folder"
msgstr "la carte nomme le fichier {a}, qui peut se trouver hors de son dossier"

msgid "only files beside the map are read"
msgstr "seuls les fichiers à côté de la carte sont lus"

msgid "there is no file {a} beside the map"
msgstr "il n’y a pas de fichier {a} à côté de la carte"

msgid "copy all files of the map into one folder"
msgstr "copiez tous les fichiers de la carte dans un même dossier"

# MapPlace.swift
msgid "there is no map in the {a}"
msgstr "il n’y a aucune carte à cet endroit ({a})"

msgid "there are {a} maps in the {b}: {c}"
msgstr "il y a {a} cartes à cet endroit ({b}) : {c}"

msgid "a map is TASKDATA.XML, .shp, .geojson or .csv"
msgstr "une carte est TASKDATA.XML, .shp, .geojson ou .csv"

msgid "name the one that is meant"
msgstr "nommez celle que vous voulez"

msgid "unpack it, and name the one that is meant"
msgstr "décompressez l’archive, et nommez celle que vous voulez"

# MapRates.swift
msgid "The outline of {a} crosses itself, or a part of it lies outside: its area, {b}, may be wrong."
msgstr "Le contour de {a} se croise, ou une partie est à l’extérieur : sa superficie, {b}, peut être fausse."

msgid "{a} covers all other zones, as the border of the field does: it is left out."
msgstr "{a} couvre toutes les autres zones, comme le contour du champ : elle est laissée de côté."

msgid "a negative rate or none"
msgstr "une dose négative ou aucune dose"

msgid "no rate"
msgstr "aucune dose"

msgid "{a} has {b} in {c}: nothing is planned there."
msgstr "{a} : {b} dans {c}; rien n’y est prévu."

msgid "{a} have {b} in {c}: nothing is planned there."
msgstr "{a} : {b} dans {c}; rien n’y est prévu."

msgid "{a} is at rate 0 in {b}"
msgstr "{a} est à la dose 0 dans {b}"

msgid "{a} are at rate 0 in {b}"
msgstr "{a} sont à la dose 0 dans {b}"

msgid "; the other products are planned there too."
msgstr "; les autres produits y sont prévus aussi."

msgid "Zones overlap on {a}, {b} most: product is planned for each of them."
msgstr "Des zones se chevauchent sur {a}, surtout {b} : du produit est prévu pour chacune."

msgid "The zones are {a}; the file says {b}, {c}."
msgstr "Les zones font {a}; le fichier dit {b}, {c}."

msgid "The zones are {a}; the column {b} says {c} {d}, {e}."
msgstr "Les zones font {a}; la colonne {b} dit {c} {d}, {e}."

msgid "{a} % more"
msgstr "{a} % de plus"

msgid "{a} % less"
msgstr "{a} % de moins"

msgid "{n} zone"
msgid_plural "{n} zones"
msgstr[0] "{n} zone"
msgstr[1] "{n} zones"

# MapSummary.swift
msgid "The {a} different rates are planned as {b} classes, each at its mean rate."
msgstr "Les {a} doses différentes sont prévues en {b} classes, chacune à sa dose moyenne."

# MapTableReader.swift
msgid "the table has no rows below its heading"
msgstr "le tableau n’a aucune ligne sous son en-tête"

msgid "the table says itself how large its zones are"
msgstr "le tableau donne lui-même la taille de ses zones"

msgid "leave out --field, which only a table of points needs"
msgstr "laissez --field de côté : seul un tableau de points en a besoin"

msgid "the table has neither areas nor positions"
msgstr "le tableau n’a ni superficies ni positions"

msgid "a column of areas is headed Acres, Hectares, 'Area (ac)' or 'Area (ha)', positions Longitude and Latitude"
msgstr "une colonne de superficies s’intitule Acres, Hectares, 'Area (ac)' ou 'Area (ha)', les positions Longitude et Latitude"

msgid "the table has points, of which nothing says how much area each is"
msgstr "le tableau a des points, et rien n’indique la superficie de chacun"

msgid "say how large the field is, as in --field 160ac: each point gets an equal share"
msgstr "donnez la taille du champ, comme dans --field 160ac : chaque point en reçoit une part égale"

msgid "the point has no position"
msgstr "le point n’a pas de position"

msgid "The row {a} is the sum of the others: it is left out."
msgstr "La ligne {a} est la somme des autres : elle est laissée de côté."

msgid "the row {a} is not the sum of the others"
msgstr "la ligne {a} n’est pas la somme des autres"

msgid "take it out of the table, or give it another name if it is a field"
msgstr "retirez-la du tableau, ou donnez-lui un autre nom si c’est un champ"

msgid "Each of {a} points has an equal share of the field."
msgstr "Chacun des {a} points a une part égale du champ."

msgid "The row {a} is the average of the others: it is left out."
msgstr "La ligne {a} est la moyenne des autres : elle est laissée de côté."

msgid "the unit of the column {a} is not understood"
msgstr "l’unité de la colonne {a} n’est pas comprise"

msgid "head it with a weight on an area, as in 'N (lb/ac)' or 'N (kg/ha)'"
msgstr "intitulez-la avec un poids par superficie, comme dans 'N (lb/ac)' ou 'N (kg/ha)'"

msgid "{a} in the column {b} is not a number"
msgstr "{a}, dans la colonne {b}, n’est pas un nombre"

msgid "write one number without a percent sign or a separator of thousands; leave it empty where the field needs none"
msgstr "écrivez un seul nombre, sans signe de pourcentage ni séparateur de milliers; laissez la case vide là où le champ n’a besoin de rien"

msgid "{a} in the column {b} is below 0"
msgstr "{a}, dans la colonne {b}, est au-dessous de 0"

msgid "write 0 where the field needs none"
msgstr "écrivez 0 là où le champ n’a besoin de rien"

msgid "{a} in the column {b} and {c} in {d} are not the same area"
msgstr "{a} dans la colonne {b} et {c} dans {d} ne sont pas la même superficie"

msgid "leave one of the columns out"
msgstr "retirez l’une des colonnes"

msgid "{a} is not an area"
msgstr "{a} n’est pas une superficie"

msgid "the row has no area"
msgstr "la ligne n’a pas de superficie"

msgid "write the number alone: the heading has its unit"
msgstr "écrivez le nombre seul : son unité est dans l’en-tête"

msgid "write a number without a separator of thousands; a quote may be missing at its end"
msgstr "écrivez un nombre sans séparateur de milliers; il manque peut-être un guillemet à la fin"

msgid "{a} may be {b} or {c}, for other numbers have a decimal comma"
msgstr "{a} peut signifier {b} ou {c}, car d’autres nombres ont une virgule décimale"

msgid "write it without a point"
msgstr "écrivez-le sans point"

msgid "the row has {a} values, the heading {b}"
msgstr "la ligne a {a} valeurs, l’en-tête {b}"

# ShapefileReader.swift
msgid "the shapefile has no {a} beside it"
msgstr "le shapefile n’a pas de {a} à côté de lui"

msgid "its rates are in there: copy all files of the shapefile"
msgstr "ses doses s’y trouvent : copiez tous les fichiers du shapefile"

msgid "There is no .prj file; degrees on WGS 84 are assumed."
msgstr "Il n’y a pas de fichier .prj; des degrés en WGS 84 sont supposés."

msgid "its .shx lists {a}, its .shp has {b}"
msgstr "son .shx liste {a}, son .shp en a {b}"

msgid "its .dbf has {a}, its .shp "
msgstr "son .dbf a {a}, son .shp "

msgid "Shape {a} is empty or deleted, and left out."
msgstr "La forme {a} est vide ou supprimée, et laissée de côté."

msgid "the map has no zone"
msgstr "la carte n’a aucune zone"

msgid "it needs polygons with rates"
msgstr "il lui faut des polygones avec des doses"

msgid "the shapefile is torn: {a}"
msgstr "le shapefile est endommagé : {a}"

msgid "copy or export it again"
msgstr "recopiez-le ou exportez-le de nouveau"

msgid "the shapefile is in {a}, not in WGS 84"
msgstr "le shapefile est en {a}, et non en WGS 84"

msgid "save it again in WGS 84 (EPSG:4326), in degrees"
msgstr "enregistrez-le de nouveau en WGS 84 (EPSG:4326), en degrés"

msgid "this is not a .shp file of a shapefile"
msgstr "ceci n’est pas le fichier .shp d’un shapefile"

msgid "shape {a} is {b}, not an area"
msgstr "la forme {a} est {b}, et non une surface"

msgid "a map has polygons; points are read from CSV, as in --field 160ac points.csv"
msgstr "une carte a des polygones; les points sont lus dans un fichier CSV, comme dans --field 160ac points.csv"

msgid "{n} shape"
msgid_plural "{n} shapes"
msgstr[0] "{n} forme"
msgstr[1] "{n} formes"

msgid "{n} row"
msgid_plural "{n} rows"
msgstr[0] "{n} ligne"
msgstr[1] "{n} lignes"

# TaskDataReader.swift
msgid "this is an XML file of {a}, not ISOXML task data"
msgstr "ceci est un fichier XML de {a}, et non des données de tâches ISOXML"

msgid "task data is in TASKDATA.XML"
msgstr "les données de tâches sont dans TASKDATA.XML"

msgid "in {a}: {b}"
msgstr "dans {a} : {b}"

msgid "the task {a} has no rates"
msgstr "la tâche {a} n’a pas de doses"

msgid "rates are the data 0001, 0006 or 000B of its treatment zones (TZN)"
msgstr "les doses sont les données 0001, 0006 ou 000B de ses zones de traitement (TZN)"

msgid "the task {a} has rates and no area"
msgstr "la tâche {a} a des doses, mais aucune superficie"

msgid "its zones have no polygons, and there is no grid"
msgstr "ses zones n’ont pas de polygones, et il n’y a pas de grille"

msgid "there is no task {a} with a map"
msgstr "il n’y a pas de tâche {a} avec une carte"

msgid "the file has {a} tasks with maps"
msgstr "le fichier a {a} tâches avec des cartes"

msgid "name the one that is meant with --task"
msgstr "nommez celle que vous voulez avec --task"

msgid "there is no task with a map in the file"
msgstr "aucune tâche du fichier n’a de carte"

msgid "the task {a} is a log of work: no product is in it"
msgstr "la tâche {a} est un journal de travaux : elle ne contient aucun produit"

msgid "a map for loading has treatment zones or a grid with rates"
msgstr "une carte pour le chargement a des zones de traitement ou une grille avec des doses"

msgid "a point has no position in C and D"
msgstr "un point n’a pas de position en C et D"

msgid "points in binary files are not read"
msgstr "les points dans des fichiers binaires ne sont pas lus"

msgid "{a} has no outline"
msgstr "{a} n’a pas de contour"

msgid "a polygon of {a} has {b} outlines"
msgstr "un polygone de {a} a {b} contours"

msgid "Cells of {a} are left out: the file has no treatment zone of that number."
msgstr "Les cellules de {a} sont laissées de côté : le fichier n’a pas de zone de traitement de ce numéro."

msgid "Cells at rate 0 are taken to lie outside of the field."
msgstr "Les cellules à la dose 0 sont prises comme hors du champ."

msgid "the grid is of the type {a}"
msgstr "la grille est de type {a}"

msgid "types 1 and 2 are read"
msgstr "les types 1 et 2 sont lus"

msgid "the grid in {a} has {b} bytes, and its cells need {c}"
msgstr "la grille dans {a} a {b} octets, et ses cellules en demandent {c}"

msgid "copy or export the map again"
msgstr "recopiez la carte ou exportez-la de nouveau"

msgid "the place, the size or the number of the grid's cells cannot be read"
msgstr "la position, la taille ou le nombre des cellules de la grille est illisible"

msgid "A to F are its south-west corner, the size of a cell, columns and rows; at most {a} cells are read"
msgstr "A à F sont son coin sud-ouest, la taille d’une cellule, les colonnes et les lignes; au plus {a} cellules sont lues"

# TaskLayers.swift
msgid "the datum {a} is not a hexadecimal number"
msgstr "la donnée {a} n’est pas un nombre hexadécimal"

msgid "the rate {a} is not a whole number of 0 or more"
msgstr "la dose {a} n’est pas un nombre entier d’au moins 0"

# MarkupReader.swift
msgid "elements are nested more than {a} deep"
msgstr "des éléments sont imbriqués sur plus de {a} niveaux"

msgid "the file has no element"
msgstr "le fichier n’a aucun élément"

msgid "an XML file is expected"
msgstr "un fichier XML est attendu"

msgid "the element {a} is never closed"
msgstr "l’élément {a} n’est jamais fermé"

msgid "the file ends before it"
msgstr "le fichier se termine avant"

msgid "{a} closes nothing here"
msgstr "{a} ne ferme rien ici"

msgid "there is another element behind the end of the file's first"
msgstr "il y a un autre élément après la fin du premier élément du fichier"

msgid "the file has more than {a} elements"
msgstr "le fichier a plus de {a} éléments"

msgid "a name is expected behind \"<\""
msgstr "un nom est attendu après \"<\""

msgid "this tag is never closed with >"
msgstr "cette balise n’est jamais fermée par >"

msgid "the attribute {a} is one too many"
msgstr "l’attribut {a} est de trop"

msgid "an attribute with its value is expected, as in A=\"1\""
msgstr "un attribut avec sa valeur est attendu, comme dans A=\"1\""

msgid "the value of {a} is not in quotes"
msgstr "la valeur de {a} n’est pas entre guillemets"

msgid "the value of {a} is never closed"
msgstr "la valeur de {a} n’est jamais fermée"

msgid "{a} is not a reference that is read"
msgstr "{a} n’est pas une référence qui peut être lue"

msgid "write & as &amp;; entities of a document type are not read"
msgstr "écrivez & sous la forme &amp;; les entités d’un type de document ne sont pas lues"

msgid "the file has a document type, which is not read"
msgstr "le fichier a un type de document, qui n’est pas lu"

msgid "entities of a document type may lead out of the file: remove it"
msgstr "les entités d’un type de document peuvent mener hors du fichier : retirez-le"

msgid "{a} is never closed with {b}"
msgstr "{a} n’est jamais fermé par {b}"

msgid "this is not an XML file: it has text outside its elements"
msgstr "ceci n’est pas un fichier XML : il a du texte hors de ses éléments"

# FieldsRequest.swift
msgid "a field has a rate for each of the {a}"
msgstr "un champ a une dose pour chacun des {a}"

msgid "No product is seed for {a}: only the other products are planned there."
msgstr "Aucun produit n’est une semence pour {a} : seuls les autres produits y sont planifiés."

msgid "Too little {a}: {b} is missing on {c}."
msgstr "Trop peu de {a} : il manque {b} sur {c}."

msgid "Too little {a}: {b} is missing on {c}, for no product has {d}."
msgstr "Trop peu de {a} : il manque {b} sur {c}, car aucun produit ne contient de {d}."

msgid "There is too little {a}: {b} is missing."
msgstr "Il y a trop peu de {a} : il manque {b}."

msgid "No product has {a}: {b} is missing."
msgstr "Aucun produit ne contient de {a} : il manque {b}."

msgid "{n} product"
msgid_plural "{n} products"
msgstr[0] "{n} produit"
msgstr[1] "{n} produits"

# JobFile.swift
msgid "this is a list of {a} plans, where one job is needed"
msgstr "ceci est une liste de {a} plans, là où un seul travail est attendu"

msgid "copied into the folder that 'aircart plans path' prints, each is found by its name"
msgstr "copiés dans le dossier qu’affiche 'aircart plans path', ils se retrouvent chacun par leur nom"

msgid "this scenario has {a} jobs, and a plan is of one"
msgstr "ce scénario a {a} travaux, et un plan porte sur un seul"

msgid "aircart sweep takes them all; a plan takes one field size and one rate a product"
msgstr "aircart sweep les prend tous; un plan prend une seule taille de champ et une seule dose par produit"

# PlanRequest+Fields.swift
msgid "every rate is 0, so that nothing is seeded"
msgstr "toutes les doses sont 0 : rien n’est semé"

msgid "{a} and a limit of weight exclude each other"
msgstr "{a} et une limite de poids s’excluent l’un l’autre"

msgid "\"rate\" must be {a}"
msgstr "\"rate\" doit être {a}"

msgid "{a} must be {b}"
msgstr "{a} doit être {b}"

msgid "an amount"
msgstr "une quantité"

# PlanRequest.swift
msgid "{a} is seed itself"
msgstr "{a} est déjà une semence"

msgid "no grade of {a} is known: write it as in \"Starter (10-40-0)\""
msgstr "aucune formule d’engrais n’est connue pour {a} : écrivez-la comme dans \"Starter (10-40-0)\""

msgid "{a} is seed, which is mixed with seed alone"
msgstr "{a} est une semence, qui ne se mélange qu’avec de la semence"

msgid "{a} is an inoculant, which is not blended"
msgstr "{a} est un inoculant, qui ne se mélange pas"

msgid "{a} is a liquid, which is not blended"
msgstr "{a} est un liquide, qui ne se mélange pas"

msgid "{a} {b}, and is blended with nothing there"
msgstr "{a} {b}, et ne s’y mélange avec rien"

msgid "is seed-placed"
msgstr "va avec la semence"

msgid "must not lie beside {a} seed"
msgstr "ne doit pas se trouver avec la semence ({a})"

msgid "{a} is to be blended twice"
msgstr "{a} est à mélanger deux fois"

msgid "{a} are to be kept apart"
msgstr "{a} doivent rester séparés"

msgid "{a} are seed-placed in unlike shares, which are not blended"
msgstr "{a} vont avec la semence en parts différentes, et ne se mélangent pas"

msgid "{a} {b}, where {c} goes: they are not blended"
msgstr "{a} {b}, là où va {c} : ils ne se mélangent pas"

msgid "{a} goes with the seed and {b} into a band, which are not blended"
msgstr "{a} va avec la semence et {b} dans une bande : ils ne se mélangent pas"

msgid "a limit of weight and product on board exclude each other"
msgstr "une limite de poids et du produit à bord s’excluent l’un l’autre"

msgid "a most number of tanks of {a} and {b} on board exclude each other"
msgstr "un nombre maximal de réservoirs pour {a} et la présence de {b} à bord s’excluent l’un l’autre"

# SeedDrill+Fields.swift
msgid "a single-shoot drill has no band for {a}"
msgstr "un semoir à placement simple n’a pas de bande pour {a}"

# Cart+TankReference.swift
msgid "cart {a} has no tank {b}"
msgstr "le chariot {a} n’a pas de réservoir {b}"

msgid "its tanks: {a}"
msgstr "ses réservoirs : {a}"

msgid "write a tank's number without quotes"
msgstr "écrivez le numéro d’un réservoir sans guillemets"

msgid "cart {a} has no tank {b}, only {c}"
msgstr "le chariot {a} n’a pas de réservoir {b}, seulement {c}"

# CartDirectory.swift
msgid "{a} makes several carts"
msgstr "{a} fabrique plusieurs chariots"

msgid "its carts: {a}"
msgstr "ses chariots : {a}"

msgid "unknown cart {a}{b}"
msgstr "chariot inconnu : {a}{b}"

msgid "known carts: {a}"
msgstr "chariots connus : {a}"

msgid "{a} lacks a cart beside a {b}"
msgstr "il manque dans {a} un chariot à côté d’un {b}"

msgid "carts pulled together are written as 91300+L9650"
msgstr "des chariots tirés ensemble s’écrivent comme dans 91300+L9650"

msgid "{a} has {b} tanks"
msgstr "{a} a {b} réservoirs"

msgid "carts pulled together may have at most {a} tanks in all"
msgstr "des chariots tirés ensemble peuvent avoir au plus {a} réservoirs en tout"

# NameMatching.swift
msgid "{a} is not among {b}"
msgstr "{a} n’est pas parmi {b}"

msgid "{a} may mean {b}"
msgstr "{a} peut vouloir dire {b}"

msgid "write more of the name"
msgstr "écrivez plus du nom"

# ProductDirectory.swift
msgid "{a} has a density in lb/gal, as a liquid has"
msgstr "{a} a une densité en lb/gal, comme un liquide"

msgid "call it {a} for a liquid tank, or give lb/bu or kg/hL of a dry product"
msgstr "nommez-le {a} pour un réservoir à liquide, ou donnez les lb/bu ou les kg/hL d’un produit sec"

msgid "no equation gives the density of {a} from grams in half a litre"
msgstr "aucune équation ne donne la densité de {a} à partir des grammes dans un demi-litre"

msgid "the Canadian Grain Commission has equations for {a}"
msgstr "la Commission canadienne des grains a des équations pour {a}"

msgid "give the kg/hL of the elevator's ticket, or weigh a known volume"
msgstr "donnez les kg/hL du bon de livraison de l’élévateur à grain, ou pesez un volume connu"

msgid "unknown product {a}"
msgstr "produit inconnu : {a}"

msgid "grains and pulses"
msgstr "céréales et légumineuses"

msgid "fertilizers"
msgstr "engrais"

msgid "inoculants"
msgstr "inoculants"

msgid "a product that is not listed needs a density"
msgstr "un produit qui n’est pas dans la liste a besoin d’une densité"

# ScenarioResolver+Carts.swift
msgid "{a} cannot be in a list"
msgstr "{a} ne peut pas figurer dans une liste"

msgid "name the carts instead: {a}"
msgstr "nommez plutôt les chariots : {a}"

msgid "{a} means every cart"
msgstr "{a} désigne tous les chariots"

msgid "{a} joins the names of carts"
msgstr "{a} relie les noms de chariots"

msgid "give the cart another name"
msgstr "donnez un autre nom au chariot"

msgid "also without it: {a}{b}"
msgstr "aussi sans lui : {a}{b}"

msgid "this file leaves saddle tanks out"
msgstr "ce fichier laisse de côté les réservoirs d’appoint"

msgid "without its saddle tank, cart {a} has no tank"
msgstr "sans son réservoir d’appoint, le chariot {a} n’a aucun réservoir"

msgid "AirCart lists a cart {a} already"
msgstr "AirCart a déjà un chariot {a} dans sa liste"

msgid "no cart of this file has more than {a} tanks"
msgstr "aucun chariot de ce fichier n’a plus de {a} réservoirs"

msgid "this leaves no tank of cart {a} to fill"
msgstr "cela ne laisse aucun réservoir du chariot {a} à remplir"

# ScenarioResolver.swift
msgid "the {a}s {b} and {c} differ only in case"
msgstr "{b} et {c} ({a}) ne diffèrent que par la casse"

msgid "the {a}s {b} and {c} are the same"
msgstr "{b} et {c} ({a}) sont la même chose"

msgid "this scenario has more than {a} cells"
msgstr "ce scénario a plus de {a} cellules"

msgid "{a} values here: cells are carts × field sizes × rates"
msgstr "{a} valeurs ici : les cellules sont chariots × tailles de champ × doses"

msgid "\"rate\" must be {a}, not {b}"
msgstr "\"rate\" doit être {a}, et non {b}"

msgid "both names of this pair mean {a}"
msgstr "les deux noms de cette paire désignent {a}"

msgid "in one combination every rate is 0, so that nothing is seeded"
msgstr "dans une combinaison, toutes les doses sont 0 : rien n’est semé"

msgid "at least one product needs rates above 0 only"
msgstr "au moins un produit doit n’avoir que des doses supérieures à 0"

msgid "this tank already has a reserve"
msgstr "ce réservoir a déjà une réserve"

msgid "this reserve leaves nothing of tank {a} of cart {b}"
msgstr "cette réserve ne laisse rien du réservoir {a} du chariot {b}"

msgid "the tank holds {a} bu"
msgstr "le réservoir contient {a} bu"

msgid "the empty weight of cart {a} is not known"
msgstr "le poids à vide du chariot {a} n’est pas connu"

msgid "give it as \"emptyWeight\", or limit the product alone with \"payload\""
msgstr "donnez-le sous \"emptyWeight\", ou limitez le produit seul avec \"payload\""

msgid "the empty cart {a} weighs as much as this"
msgstr "à vide, le chariot {a} pèse déjà autant"

msgid "it weighs {a} {b}"
msgstr "il pèse {a} {b}"

# UnlistedProduct.swift
msgid "a liquid that is not listed needs a density, as in 11.1lb/gal or 1.33kg/L"
msgstr "un liquide qui n’est pas dans la liste a besoin d’une densité, comme 11.1lb/gal ou 1.33kg/L"

msgid "{a} is {b}, which goes into no tank of an air cart"
msgstr "{a} est {b}, qui ne va dans aucun réservoir de chariot"

msgid "leave it out of the job: it takes a separate tank"
msgstr "laissez-le hors du travail : il lui faut un réservoir à part"

msgid "{a} is {b}, which is not listed"
msgstr "{a} est {b}, qui n’est pas dans la liste"

# SavedPlan+Fields.swift
msgid "{a} is not a time"
msgstr "{a} n’est pas une heure valide"

msgid "a time is written 2026-11-21T14:00:00Z"
msgstr "une heure s’écrit 2026-11-21T14:00:00Z"

# SavedPlan.swift
msgid "there is no plan in this list"
msgstr "il n’y a aucun plan dans cette liste"

msgid "this list has {a} plans; at most {b} are read"
msgstr "cette liste a {a} plans; au plus {b} sont lus"

# DocumentKind.swift
msgid "this is {a}, where {b} is needed"
msgstr "ceci est {a}, là où il faut {b}"

msgid "scenarios are run by: aircart sweep <file>"
msgstr "les scénarios se lancent avec : aircart sweep <file>"

msgid "jobs are planned by: aircart plan <file>"
msgstr "les travaux se planifient avec : aircart plan <file>"

msgid "farms are compared by: aircart compare <file>"
msgstr "les fermes se comparent avec : aircart compare <file>"

msgid "lists of carts are for the option --carts <file>"
msgstr "les listes de chariots sont pour l’option --carts <file>"

msgid "lists of products are for the option --products <file>"
msgstr "les listes de produits sont pour l’option --products <file>"

# SeasonDocument.swift
msgid "{a} names no month"
msgstr "{a} ne nomme aucun mois"

msgid "name one at least, as in { \"april\": 40, \"may\": 60 }"
msgstr "nommez-en au moins un, comme dans { \"april\": 40, \"may\": 60 }"

msgid "{a} cannot be combined with {b}"
msgstr "{a} ne peut pas être combiné avec {b}"

msgid "leave out {a}, or {b}"
msgstr "laissez de côté {a}, ou {b}"

# Shape+Season.swift
msgid "{a} is not a day of the year"
msgstr "{a} n’est pas un jour de l’année"

msgid "a day is written as month and day, as in \"05-15\" for 15 May"
msgstr "un jour s’écrit avec le mois et le jour, comme dans \"05-15\" pour le 15 mai"

msgid "{a} goes up to {b} % only"
msgstr "{a} ne va que jusqu’à {b} %"

msgid "it is in percent, as in 4 for 4 %"
msgstr "la valeur est en pourcentage, comme dans 4 pour 4 %"

# StationWeather+Reading.swift
msgid "the date {a} comes twice"
msgstr "la date {a} vient deux fois"

msgid "put the days of one station into the file, each once"
msgstr "mettez dans le fichier les jours d’une seule station, chacun une seule fois"

msgid "{a} is not rain in mm"
msgstr "{a} n’est pas une pluie en mm"

msgid "write a number from 0, T for a trace, and M or nothing where no rain was measured"
msgstr "écrivez un nombre à partir de 0, T pour une trace, et M ou rien là où aucune pluie n’a été mesurée"

msgid "the file has no rows"
msgstr "le fichier n’a aucune ligne"

msgid "the file has no column of {a}"
msgstr "le fichier n’a pas de colonne de {a}"

msgid "dates have the day first, as in {a}, and the month first, as in {b}"
msgstr "des dates ont le jour en premier, comme dans {a}, et d’autres le mois, comme dans {b}"

msgid "write them all as in 2024-05-31"
msgstr "écrivez-les toutes comme dans 2024-05-31"

msgid "the day and the month of {a} cannot be told apart"
msgstr "impossible de distinguer le jour et le mois dans {a}"

msgid "no day of the file is after the 12th; write dates as in 2024-05-31"
msgstr "aucun jour du fichier n’est après le 12; écrivez les dates comme dans 2024-05-31"

msgid "the row has no date such as 2024-05-31 under {a}"
msgstr "la ligne n’a pas de date du genre 2024-05-31 sous {a}"

msgid "name a column \"Date/Time\" or \"Date\", and one \"Total Rain (mm)\" or \"Total Precip (mm)\", by their unit: \"PRCP\" alone may be in inches"
msgstr "nommez une colonne \"Date/Time\" ou \"Date\", et une autre \"Total Rain (mm)\" ou \"Total Precip (mm)\", selon leur unité : \"PRCP\" seul peut être en pouces"

# StationWeather.swift
msgid "{a} rain for the season from {b} to {c}"
msgstr "{a} toute la pluie de la saison du {b} au {c}"

msgid "at most {a} of its days may lack a value; put at least two years into the file, better {b}"
msgstr "au plus {a} de ses jours peuvent ne pas avoir de valeur; mettez au moins deux années dans le fichier, ou mieux, {b}"

# SyntaxReader+Blanks.swift
msgid "a comment // or /* */"
msgstr "un commentaire // ou /* */"

msgid "this comment is never closed with */"
msgstr "ce commentaire n’est jamais fermé par */"

msgid "a key or \"}\""
msgstr "une clé ou \"}\""

msgid "this character needs a key in quotes"
msgstr "ce caractère exige une clé entre guillemets"

# SyntaxReader+Numbers.swift
msgid "a number of {a} characters is too long"
msgstr "un nombre de {a} caractères est trop long"

msgid "{a} is too large for a number"
msgstr "{a} est trop grand pour un nombre"

msgid "a number must not start with a 0 before other digits"
msgstr "un nombre ne doit pas commencer par un 0 suivi d’autres chiffres"

msgid "a number has no thousands separator, and a point for the decimals"
msgstr "un nombre n’a pas de séparateur de milliers, et il a un point pour les décimales"

msgid "{a} cannot follow a number"
msgstr "{a} ne peut pas suivre un nombre"

msgid "write {a} alone: the unit follows from \"units\""
msgstr "écrivez {a} seul : l’unité découle de \"units\""

msgid "{a} is not a number"
msgstr "{a} n’est pas un nombre"

msgid "{a} is not a finite number"
msgstr "{a} n’est pas un nombre fini"

# SyntaxReader+Strings.swift
msgid "a text must not contain the control character {a}"
msgstr "un texte ne doit pas contenir le caractère de contrôle {a}"

msgid "a tab is written \\t"
msgstr "une tabulation s’écrit \\t"

msgid "this text is never closed with {a}"
msgstr "ce texte n’est jamais fermé par {a}"

msgid "a text ends on the line on which it starts"
msgstr "un texte se termine sur la ligne où il commence"

msgid "invalid escape: {a}"
msgstr "séquence d’échappement non valide : {a}"

msgid "a backslash itself is written \\\\"
msgstr "une barre oblique inverse s’écrit \\\\"

# SyntaxReader.swift
msgid "the file is empty"
msgstr "le fichier est vide"

msgid "unexpected {a} after the end of the document"
msgstr "{a} n’est pas attendu après la fin du document"

msgid "a file holds one { … } and nothing behind it"
msgstr "un fichier contient un seul { … }, et rien après"

msgid "the document holds more than {a} values"
msgstr "le document contient plus de {a} valeurs"

msgid "write long lists as { from, to, step }"
msgstr "écrivez les longues listes sous la forme { from, to, step }"

msgid "objects and lists are nested more than {a} deep"
msgstr "des objets et des listes sont imbriqués sur plus de {a} niveaux"

msgid "a value"
msgstr "une valeur"

msgid "{a} is not a value"
msgstr "{a} n’est pas une valeur"

msgid "text must stand in quotes"
msgstr "un texte se met entre guillemets"

msgid "expected \"{\", found {a}"
msgstr "attendu : \"{\"; trouvé : {a}"

msgid "a farm"
msgstr "une ferme"

msgid "'aircart plan' reads tables; its --write-farm farm.json writes one as a farm"
msgstr "'aircart plan' lit les tableaux; son --write-farm farm.json en écrit un sous forme de ferme"

msgid "\":\" after the key {a}"
msgstr "\":\" après la clé {a}"

msgid "a comma is missing here"
msgstr "il manque une virgule ici"

msgid "before {a} on line {b}"
msgstr "avant {a} à la ligne {b}"

msgid "\",\" or \"{a}\""
msgstr "\",\" ou \"{a}\""

msgid "the \"{a}\" stands on line {b}"
msgstr "le \"{a}\" est à la ligne {b}"

msgid "this { is never closed with }"
msgstr "ce { n’est jamais fermé par }"

msgid "this [ is never closed with ]"
msgstr "ce [ n’est jamais fermé par ]"

msgid "expected {a}, found {b}"
msgstr "attendu : {a}; trouvé : {b}"

msgid "the end of the file"
msgstr "la fin du fichier"

msgid "{a} stands between { and }"
msgstr "{a} se place entre { et }"

# NumberText.swift
msgid "no number"
msgstr "aucun nombre"

msgid "a number too large to compute"
msgstr "un nombre trop grand pour être calculé"

# ProductParts.swift
msgid "'{a}' has a decimal comma."
msgstr "'{a}' a une virgule décimale."

msgid "Write a point, as in tkw=38.5."
msgstr "Écrivez un point, comme dans tkw=38.5."

msgid "What seeds weigh is given more than once for a product."
msgstr "Le poids des graines est donné plus d’une fois pour un produit."

msgid "Leave one: tkw=38, seeds/lb=12000 or seeds/kg=26300."
msgstr "Gardez-en un : tkw=38, seeds/lb=12000 ou seeds/kg=26300."

msgid "'{a}' is given more than once for a product."
msgstr "'{a}' est donné plus d’une fois pour un produit."

msgid "'{a}={b}' may mean {c} % or {d} %."
msgstr "'{a}={b}' peut signifier {c} % ou {d} %."

msgid "Write {a}={b}% or {c}={d}%."
msgstr "Écrivez {a}={b}% ou {c}={d}%."

msgid "Emergence and mortality say the same."
msgstr "La levée et la mortalité disent la même chose."

msgid "Survival counts germination and mortality already."
msgstr "La survie compte déjà la germination et la mortalité."

msgid "Write either survival=85% or germination=95%,mortality=10%."
msgstr "Écrivez soit survival=85%, soit germination=95%,mortality=10%."

msgid "'{a}' is not a detail of a rate."
msgstr "'{a}' n’est pas un détail de dose."

msgid "Write tkw=38 for grams in 1,000 seeds or seeds/lb=2800, and survival=85% or germination=95%,mortality=10%."
msgstr "Écrivez tkw=38 pour les grammes de 1 000 graines ou seeds/lb=2800, et survival=85% ou germination=95%,mortality=10%."

msgid "'{a}={b}' is no count of seeds."
msgstr "'{a}={b}' n’est pas un compte de graines."

msgid "Write how many weigh a pound or a kilogram, as in seeds/lb=2800 or seeds/kg=6200."
msgstr "Écrivez combien pèsent une livre ou un kilogramme, comme dans seeds/lb=2800 ou seeds/kg=6200."

msgid "'tkw={a}' is not a weight of 1,000 seeds."
msgstr "'tkw={a}' n’est pas un poids de 1 000 graines."

msgid "Write grams from 0.01 to 5000, as in tkw=38 or tkw=4.5g."
msgstr "Écrivez des grammes de 0.01 à 5000, comme dans tkw=38 ou tkw=4.5g."

msgid "'{a}={b}' is not a share of seeds."
msgstr "'{a}={b}' n’est pas une part de graines."

msgid "Write how many of 100 seeds {a}, as in {b}={c}%."
msgstr "Écrivez combien de graines sur 100 {a}, comme dans {b}={c}%."

msgid "The germination on the tag does not say how many seedlings emerge in the field."
msgstr "La germination de l’étiquette n’indique pas combien de plantules lèvent au champ."

msgid "Add it, as in germination=95%,mortality=10%, or emergence=90%."
msgstr "Ajoutez-le, comme dans germination=95%,mortality=10%, ou emergence=90%."

# QuantityText.swift
msgid "'{a}' is {b}, where {c} is expected."
msgstr "'{a}' est {b}, là où il faut {c}."

msgid "An empty text is not {a}."
msgstr "Un texte vide n’est pas {a}."

msgid "'{a}' is negative, which {b} cannot be."
msgstr "'{a}' est négatif, ce qui est exclu pour {b}."

msgid "'{a}' has separators that part no thousands."
msgstr "'{a}' a des séparateurs qui ne séparent pas des milliers."

msgid "Write '{a}'."
msgstr "Écrivez '{a}'."

msgid "'{a}' may mean {b} or {c}."
msgstr "'{a}' peut signifier {b} ou {c}."

msgid "Write the one that is meant."
msgstr "Écrivez ce que vous voulez dire."

msgid "'{a}' may mean {b} short tons of 2,000 lb or {c} tonnes of 1,000 kg."
msgstr "'{a}' peut signifier {b} tonnes courtes de 2 000 lb ou {c} tonnes de 1 000 kg."

msgid "Write '{a}t' for tonnes, and short tons in pounds, as in 40000lb."
msgstr "Écrivez '{a}t' pour des tonnes, et les tonnes courtes en livres, comme dans 40000lb."

msgid "'{a}' has the unknown unit '{b}'."
msgstr "'{a}' a l’unité inconnue '{b}'."

msgid "'{a}' may mean {b}."
msgstr "'{a}' peut signifier {b}."

msgid "Repeat --field for each in 'aircart plan', or write a farm file."
msgstr "Répétez --field pour chacun dans 'aircart plan', ou écrivez un fichier de ferme."

msgid "'{a}' may mean one field of {b} or {c}."
msgstr "'{a}' peut signifier un seul champ de {b} ou {c}."

msgid "Write {a} for one field; for several, repeat --field in 'aircart plan' or write a farm file."
msgstr "Écrivez {a} pour un seul champ; pour plusieurs, répétez --field dans 'aircart plan' ou écrivez un fichier de ferme."

msgid "the units of --units"
msgstr "unités de --units"

msgid "Exponents such as '{a}' are not accepted."
msgstr "Les exposants comme '{a}' ne sont pas acceptés."

msgid "Write all digits out, as in {a}."
msgstr "Écrivez tous les chiffres, comme dans {a}."

msgid "'{a}' is not {b}."
msgstr "'{a}' n’est pas {b}."

msgid "The units are {a}; write it as {b}."
msgstr "Les unités sont {a}; écrivez la quantité sous la forme {b}."

msgid "Write it as {a}; a bare number is in {b}."
msgstr "Écrivez-le comme {a}; un nombre sans unité est en {b}."

# SeparatedText.swift
msgid "a value is longer than {a} characters"
msgstr "une valeur dépasse {a} caractères"

msgid "a quote may be missing at its end"
msgstr "il manque peut-être un guillemet à la fin"

# StatedRate.swift
msgid "'{a}' has a density."
msgstr "'{a}' a une densité."

msgid "State the density apart."
msgstr "Indiquez la densité séparément."

# StatementText.swift
msgid "{a} to {b}"
msgstr "{a} à {b}"

# Wording.swift
msgid "{n} season"
msgid_plural "{n} seasons"
msgstr[0] "{n} saison"
msgstr[1] "{n} saisons"

# SeasonSentences.swift
msgid "{n} field"
msgid_plural "{n} fields"
msgstr[0] "{n} champ"
msgstr[1] "{n} champs"

msgid "{n} other cart"
msgid_plural "{n} other carts"
msgstr[0] "{n} autre chariot"
msgstr[1] "{n} autres chariots"

msgid "{n} day"
msgid_plural "{n} days"
msgstr[0] "{n} jour"
msgstr[1] "{n} jours"

msgid "{n} tank"
msgid_plural "{n} tanks"
msgstr[0] "{n} réservoir"
msgstr[1] "{n} réservoirs"

# Wording.swift
msgid "no fill"
msgstr "aucun remplissage"

msgid "fewer than 1 year of 10"
msgstr "moins de 1 année sur 10"

msgid "the weight limit"
msgstr "la limite de poids"

msgid "{a} on {b}"
msgstr "{a} sur {b}"

msgid "{a} on {b} and {c} more"
msgstr "{a} sur {b} et {c} de plus"

msgid "Runs out first, as loaded"
msgstr "S’épuise en premier, tel que chargé"

msgid "Runs out first at the largest area"
msgstr "S’épuise en premier à la superficie maximale"

msgid "No plan: {a}"
msgstr "Aucun plan : {a}"

msgid "2 fills: {a} and {b}."
msgstr "2 remplissages : {a} et {b}."

msgid "{a} fills: {b} of {c} and one of {d}."
msgstr "{a} remplissages : {b} de {c} et un de {d}."

msgid "{a} fills of {b}."
msgstr "{a} remplissages de {b}."

msgid "{a} runs out first."
msgstr "{a} s’épuise en premier."

msgid "The weight limit ends each fill."
msgstr "La limite de poids met fin à chaque remplissage."

msgid "The loaded cart weighs {a}."
msgstr "Le chariot chargé pèse {a}."

msgid "A fill weighs {a}."
msgstr "Un remplissage pèse {a}."

msgid "What stays in as a reserve weighs {a} more."
msgstr "Ce qui reste en réserve pèse {a} de plus."

msgid "{a} products and {b}: blend {c}."
msgstr "{a} produits et {b} : mélangez {c}."

msgid "Blend {a}: {b} instead of {c}."
msgstr "Mélangez {a} : {b} au lieu de {c}."

msgid "Blend {a}: it takes no more fills and breaks milder house rules."
msgstr "Mélangez {a} : il ne faut pas plus de remplissages, et les règles maison enfreintes sont moins graves."

msgid "Blend {a}: a fill then lasts longer."
msgstr "Mélangez {a} : un remplissage dure alors plus longtemps."

msgid "Blend {a}: by itself not every product can have a tank."
msgstr "Mélangez {a} : sans mélange, les produits ne peuvent pas tous avoir un réservoir."

msgid "No stop: what is on board seeds all {a}."
msgstr "Aucun arrêt : ce qui est à bord suffit pour tout semer, soit {a}."

msgid "The first stop is now."
msgstr "Le premier arrêt est maintenant."

msgid "The first stop is after {a}, when {b} runs out."
msgstr "Le premier arrêt vient après {a}, quand {b} s’épuise."

msgid "Check the rate of {a}: {b}, where {c} to {d} is usual{e}."
msgstr "Vérifiez la dose ({a}) : {b}, alors que la plage habituelle va de {c} à {d}{e}."

msgid "Check the rate of {a}: {b}, which is more than meters deliver at seeding speed."
msgstr "Vérifiez la dose ({a}) : {b}, soit plus que ce que les doseurs débitent à la vitesse de semis."

msgid "Check the rate of {a}: {b}, which is next to nothing."
msgstr "Vérifiez la dose ({a}) : {b}, soit presque rien."

msgid "Check how much {a} goes with the seed: {b} of {c}. A share is written as in 40 %."
msgstr "Vérifiez combien de {a} va avec la semence : {b} sur {c}. Une part s’écrit comme dans 40 %."

msgid "Check the overlap: {a} % changes next to nothing. For a share of {b}, write {c} %."
msgstr "Vérifiez le chevauchement : {a} % ne change presque rien. Pour une part de {b}, écrivez {c} %."

msgid "Check the margin: {a} % changes next to nothing. For a share of {b}, write {c} %."
msgstr "Vérifiez la marge : {a} % ne change presque rien. Pour une part de {b}, écrivez {c} %."

msgid "Check the order margin: {a} % changes next to nothing. For a share of {b}, write {c} %."
msgstr "Vérifiez la marge de commande : {a} % ne change presque rien. Pour une part de {b}, écrivez {c} %."

msgid "Check the reserve: {a} % changes next to nothing. For a share of {b}, write {c} %."
msgstr "Vérifiez la réserve : {a} % ne change presque rien. Pour une part de {b}, écrivez {c} %."

msgid "Check the reserve: {a} bu changes next to nothing. For a share of {b}, write {c} %."
msgstr "Vérifiez la réserve : {a} bu ne change presque rien. Pour une part de {b}, écrivez {c} %."

msgid "Check field and rates: one fill of {a} takes days to seed."
msgstr "Vérifiez le champ et les doses : un remplissage de {a} prend des jours à semer."

msgid "Check field, rates and limits: one fill seeds only {a}."
msgstr "Vérifiez le champ, les doses et les limites : un remplissage ne permet de semer que {a}."

msgid "Check the area: {a} is more than most farms have."
msgstr "Vérifiez la superficie : {a}, c’est plus que la plupart des fermes."

msgid "; {a} bu/ac would be {b}"
msgstr "; {a} bu/ac donneraient {b}"

msgid "; as many on a square metre would be {a}"
msgstr "; autant par mètre carré donnerait {a}"

msgid "; with a decimal point {a}"
msgstr "; avec un point décimal, {a}"

msgid "{a} is in {b}, but a saddle tank is made for canola, inoculant and bagged seed."
msgstr "{a} est dans {b}, mais un réservoir d’appoint est fait pour le canola, l’inoculant et la semence en sacs."

msgid "{a} is in {b}, but the saddle tank is made for it."
msgstr "{a} est dans {b}, mais le réservoir d’appoint est fait pour ce produit."

msgid "{a} is in {b}, but only one tank should have the steel meter auger that phosphate needs."
msgstr "{a} est dans {b}, mais un seul réservoir devrait avoir la vis doseuse en acier que le phosphate exige."

msgid "{a} is in {b}, but the steel meter auger is in {c}."
msgstr "{a} est dans {b}, mais la vis doseuse en acier est dans {c}."

msgid "Keeping this rule would take {a}."
msgstr "Respecter cette règle demanderait {a}."

msgid "With these blends, keeping this rule would take {a}."
msgstr "Avec ces mélanges, respecter cette règle demanderait {a}."

msgid "No plan keeps this rule."
msgstr "Aucun plan ne respecte cette règle."

msgid "Plans with as few fills that keep this rule break others."
msgstr "Les plans qui la respectent avec aussi peu de remplissages enfreignent d’autres règles."

msgid "One fill fewer falls only {a} short: with all rates cut to {b}, the field takes {c}."
msgstr "Il ne manque que {a} pour un remplissage de moins : si toutes les doses sont réduites à {b}, le champ demande {c}."

msgid "A lower rate of {a} alone would save a fill, at {b}."
msgstr "Réduire une seule dose épargnerait un remplissage : {a} à {b}."

msgid "Only {a} to spare: more overlap, higher rates or lighter product than that takes {b}."
msgstr "Seulement {a} de marge : plus de chevauchement, des doses plus élevées ou un produit plus léger, au-delà de cette marge, demanderaient {b}."

msgid "There would be {a} to spare with {b}."
msgstr "Il y aurait {a} de marge avec {b}."

msgid "Plan: one fill seeds the field"
msgstr "Plan : un remplissage suffit pour le champ"

msgid "Plan: the loads of a full fill"
msgstr "Plan : les charges d’un remplissage complet"

msgid "Plan: the loads of each fill"
msgstr "Plan : les charges de chaque remplissage"

msgid "Plan: the least unallocated"
msgstr "Plan : le moins de produit sans réservoir"

msgid "Left for refills"
msgstr "Reste à recharger"

msgid "Without a tank"
msgstr "Sans réservoir"

msgid "In one fill"
msgstr "En un remplissage"

msgid "{a} in {b} tanks: {c} of {d}"
msgstr "{a} dans {b} réservoirs : {c} sur {d}"

msgid "These tanks last for"
msgstr "Ces réservoirs suffisent pour"

msgid "Each fill"
msgstr "Chaque remplissage"

msgid "Area per fill, as loaded"
msgstr "Superficie par rempl."

msgid "Most the cart can do"
msgstr "Maximum du chariot"

msgid "Limited by"
msgstr "Limité par"

msgid "To spare"
msgstr "Marge"

msgid "Gross weight"
msgstr "Poids brut"

msgid "{a} runs out first"
msgstr "{a} s’épuise en premier"

msgid "The weight limit ends a fill"
msgstr "La limite de poids met fin au remplissage"

msgid "payload of {a}"
msgstr "charge utile de {a}"

msgid "gross weight of {a}"
msgstr "poids brut de {a}"

msgid "The only fill"
msgstr "Le seul remplissage"

msgid "Fill {a} of {b}"
msgstr "Remplissage {a} sur {b}"

msgid "Fills {a} and {b} of {c}"
msgstr "Remplissages {a} et {b} sur {c}"

msgid "Fills {a} to {b} of {c}"
msgstr "Remplissages {a} à {b} sur {c}"

msgid "The simple rule gives the same allocation."
msgstr "La règle simple donne la même répartition."

msgid "The simple rule leaves the same {a} without a tank."
msgstr "La règle simple laisse les mêmes quantités sans réservoir : {a}."

msgid "The simple rule leaves {a} without a tank, the plan {b}."
msgstr "La règle simple laisse {a} sans réservoir, le plan {b}."

msgid "The simple rule leaves {a} without a tank; the plan places everything."
msgstr "La règle simple laisse {a} sans réservoir; le plan place tout."

msgid "Both place everything; the plan needs {a}, the simple rule {b}."
msgstr "Les deux placent tout; le plan demande {a}, la règle simple {b}."

msgid "Both place everything in {a}; the plan leaves {b} of tanks empty, the simple rule {c}."
msgstr "Les deux placent tout dans {a}; le plan laisse {b} de réservoirs vides, la règle simple {c}."

msgid "Both place everything in {a}."
msgstr "Les deux placent tout dans {a}."

msgid "The simple rule gives {a} no tank; the plan gives every product one."
msgstr "La règle simple ne donne pas de réservoir à {a}; le plan en donne un à chaque produit."

msgid "Filled to what fits, the simple rule covers {a} a fill, as much as the cart can do."
msgstr "Avec tout ce qui peut être chargé, la règle simple couvre {a} par remplissage, autant que le chariot peut faire."

msgid "Filled to what fits, the simple rule covers {a} a fill where {b} is possible; the field takes {c} either way."
msgstr "Avec tout ce qui peut être chargé, la règle simple couvre {a} par remplissage, alors que {b} est possible; le champ demande {c} dans les deux cas."

msgid "Filled to what fits, the simple rule covers {a} a fill where {b} is possible, and the field takes {c} instead of {d}."
msgstr "Avec tout ce qui peut être chargé, la règle simple couvre {a} par remplissage, alors que {b} est possible, et le champ demande {c} au lieu de {d}."

msgid "The simple rule leaves {a} without a tank, the best possible {b}: {c} less."
msgstr "La règle simple laisse {a} sans réservoir, le mieux possible {b} : {c} de moins."

msgid "The simple rule gives the best possible allocation."
msgstr "La règle simple donne la meilleure répartition possible."

msgid "Both place everything, in other tanks."
msgstr "Les deux placent tout, dans d’autres réservoirs."

msgid "Both leave {a} without a tank, in other tanks."
msgstr "Les deux laissent {a} sans réservoir, dans d’autres réservoirs."

msgid " (the smallest is {a})"
msgstr " (le plus petit est {a})"

msgid ", {a} with {b}{c}"
msgstr ", {a} avec {b}{c}"

msgid ", {a} with the others"
msgstr ", {a} avec les autres"

msgid ", {a} or more with {b}"
msgstr ", {a} ou plus avec {b}"

msgid "; not possible with {a}"
msgstr "; impossible avec {a}"

msgid "does it"
msgstr "suffit"

msgid "smallest that does it"
msgstr "le plus petit qui suffit"

msgid "Under these limits no cart can carry any product."
msgstr "Sous ces limites, aucun chariot ne peut porter de produit."

msgid "; next {a} with {b}"
msgstr "; ensuite {a} avec {b}"

msgid ", as many as {a}, which is no smaller"
msgstr ", autant que {a}, qui n’est pas plus petit"

msgid ", as many as {a} (clean-outs: {b} against {c})"
msgstr ", autant que {a} (vidanges et nettoyages : {b} contre {c})"

msgid "; no other can seed every crop"
msgstr "; aucun autre ne peut semer toutes les cultures"

msgid "No cart can seed every crop."
msgstr "Aucun chariot ne peut semer toutes les cultures."

msgid "{a} {b} and {c}"
msgstr "{a} {b} et {c}"

msgid "No cart finishes in this season. {a} gets furthest: on average {b} of the farm is seeded by {c}."
msgstr "Aucun chariot ne finit cette saison. {a} va le plus loin : en moyenne, {b} de la ferme est semé le {c}."

msgid "No cart is done by {a} in {b}: {c}."
msgstr "Aucun chariot n’a fini le {a} dans {b} : {c}."

msgid "is done by {a} in {b}"
msgstr "a fini le {a} dans {b}"

msgid "is done by {a}"
msgstr "a fini le {a}"

msgid "is not done by {a}"
msgstr "n’a pas fini le {a}"

msgid "is done the same day"
msgstr "finit le même jour"

msgid "is done {a} days sooner on average"
msgstr "finit {a} jours plus tôt en moyenne"

msgid "is done a day sooner on average"
msgstr "finit un jour plus tôt en moyenne"

msgid "is done {a} days later on average"
msgstr "finit {a} jours plus tard en moyenne"

msgid "is done no sooner"
msgstr "ne finit pas plus tôt"

msgid "is in {a}"
msgstr "y arrive dans {a}"

msgid "is the smallest cart in time for {a}"
msgstr "est le plus petit chariot à temps pour le {a}"

msgid "costs least, {a} a year"
msgstr "coûte le moins cher, {a} par an"

msgid "costs {a} a year more"
msgstr "coûte {a} de plus par an"

msgid "costs {a} a year less"
msgstr "coûte {a} de moins par an"

msgid "costs about as much"
msgstr "coûte à peu près autant"

msgid "costs the same"
msgstr "coûte autant"

msgid "has no price to compare"
msgstr "n’a pas de prix à comparer"

msgid "{a} products need a tank each, and only {b} may be filled."
msgstr "{a} produits ont chacun besoin d’un réservoir, et on ne peut remplir que {b}."

msgid "Every tank is to stay empty."
msgstr "Tous les réservoirs doivent rester vides."

msgid "{a} has no tank that it may use: {b}."
msgstr "{a} n’a aucun réservoir permis : {b}."

msgid "Not every product can have its own tank: {a}."
msgstr "Les produits ne peuvent pas tous avoir leur propre réservoir : {a}."

msgid "{a} is a liquid, and the cart has no liquid tank. Describe a cart that has one, as in --tanks 195,130,130,195,liquid=2100gal, or leave the liquid out."
msgstr "{a} est un liquide, et le chariot n’a pas de réservoir à liquide. Décrivez un chariot qui en a un, comme dans --tanks 195,130,130,195,liquid=2100gal, ou laissez le liquide de côté."

msgid "{a} is a dry product, and the cart has tanks for liquids only."
msgstr "{a} est un produit sec, et le chariot n’a que des réservoirs à liquide."

msgid "{a} liquids need a tank each, and only {b} may hold them."
msgstr "{a} liquides ont chacun besoin d’un réservoir, et on ne peut les mettre que dans {b}."

msgid "{a} dry products need a tank each, and only {b} may hold them."
msgstr "{a} produits secs ont chacun besoin d’un réservoir, et on ne peut les mettre que dans {b}."

msgid "The reserves alone could weigh {a}, which leaves nothing to seed: {b}."
msgstr "À elles seules, les réserves pourraient peser {a}, ce qui ne laisse rien à semer : {b}."

msgid "{a} holds {b}, which the reserve takes up."
msgstr "{a} contient {b}, que la réserve occupe en entier."

msgid "The empty cart weighs {a}, which leaves nothing of the limit of {b}."
msgstr "Le chariot vide pèse {a}, ce qui ne laisse rien de la limite de {b}."

msgid "{a} only in {b}"
msgstr "{a} seulement dans {b}"

msgid "{a} in at most {b}"
msgstr "{a} dans au plus {b}"

msgid "{a} not in {b}"
msgstr "{a} pas dans {b}"

msgid "a reserve of {a} in {b}"
msgstr "une réserve de {a} dans {b}"

msgid "a reserve of {a} in every tank"
msgstr "une réserve de {a} dans chaque réservoir"

msgid "at most {a} of product on the cart"
msgstr "au plus {a} de produit sur le chariot"

msgid "at most {a} with the cart"
msgstr "au plus {a} avec le chariot"

msgid "{a} become {b}"
msgstr "on passe de {a} à {b}"

msgid "{a} runs out first, no longer {b}"
msgstr "{a} s’épuise en premier, et non plus {b}"

msgid "other tanks"
msgstr "d’autres réservoirs"

msgid "another plan at exactly this value"
msgstr "un autre plan à cette valeur exacte"

msgid "Fertilizer is planned at its listed density. {a}."
msgstr "Les engrais sont planifiés à la densité de la liste. {a}."

msgid "{a}: listed {b}, published {c} to {d}"
msgstr "{a} : liste {b}, publications {c} à {d}"

msgid "{a}: listed {b}, no published figure found, {c} assumed"
msgstr "{a} : liste {b}, aucun chiffre publié trouvé, {c} par hypothèse"

msgid "{a} has no listed density; {b} is used."
msgstr "{a} n’a pas de densité dans la liste; {b} est utilisé."

msgid "{a} at {b} is outside the likely {c} to {d}: check the number and its unit."
msgstr "{a} à {b} est hors de la plage probable de {c} à {d} : vérifiez le nombre et son unité."

msgid "Assumed: {a}."
msgstr "Par hypothèse : {a}."

msgid "a double-shoot drill"
msgstr "un semoir à double placement (double-shoot)"

msgid "rows {a} in apart"
msgstr "des rangs espacés de {a} po"

msgid "openers that spread {a} in"
msgstr "des ouvreurs qui étalent sur {a} po"

msgid "medium soil"
msgstr "un sol moyen"

msgid "{a} beside the seed"
msgstr "{a} avec la semence"

msgid "{a} in the band"
msgstr "{a} dans la bande"

msgid "{a} of {b}, as in {c} of MAP"
msgstr "{a} en {b}, comme dans {c} de MAP"

msgid "{a} of {b} at {c} seedbed utilization"
msgstr "{a} en {b} à {c} d’utilisation du lit de semence"

msgid "{a} of {b} at {c} seedbed utilization, which costs {d} of the stand"
msgstr "{a} en {b} à {c} d’utilisation du lit de semence, ce qui coûte {d} du peuplement"

msgid "{a}, or {b}"
msgstr "{a}, ou {b}"

msgid "place at most {b} of {a} with the seed and band the other {c}"
msgstr "placez {a} avec la semence à raison d’au plus {b} et mettez le reste, {c}, en bande"

msgid "band all of the {a}"
msgstr "mettez {a} en totalité en bande"

msgid "apply at most {b} of {a} and leave the other {c} to another pass"
msgstr "appliquez {a} à raison d’au plus {b} et laissez le reste, {c}, à un autre passage"

msgid "leave all of the {a} to another pass"
msgstr "laissez {a} en totalité à un autre passage"

msgid "Granular inoculant for {a} needs its own tank. If you use it, add it to the job with its rate."
msgstr "L’inoculant granulaire pour {a} a besoin de son propre réservoir. Si vous l’utilisez, ajoutez-le au travail avec sa dose."

msgid "A blend of {a} must not be stored: empty the tank the day it is mixed."
msgstr "Un mélange de {a} ne doit pas être entreposé : videz le réservoir le jour même du mélange."

msgid "A blend of {a} draws water from 56 % relative humidity on: do not leave it in a tank overnight or through rain."
msgstr "Un mélange de {a} absorbe l’eau dès 56 % d’humidité relative : ne le laissez pas dans un réservoir la nuit ou sous la pluie."

msgid "{a} are incompatible: do not blend them, and clean a tank before one follows the other."
msgstr "{a} sont incompatibles : ne les mélangez pas, et nettoyez un réservoir avant que l’un y suive l’autre."

msgid "{n} year of 10"
msgid_plural "{n} years of 10"
msgstr[0] "{n} année sur 10"
msgstr[1] "{n} années sur 10"

msgid "{a} stays empty; the most the cart can do is {b} a fill."
msgid_plural "{a} stay empty; the most the cart can do is {b} a fill."
msgstr[0] "{a} reste vide; le maximum du chariot est de {b} par remplissage."
msgstr[1] "{a} restent vides; le maximum du chariot est de {b} par remplissage."

msgid "Any of the {b} carts seeds it in one fill; the smallest is {c}."
msgid_plural "Any of the {b} carts seeds it in {a}; the smallest is {c}."
msgstr[0] "N’importe lequel des {b} chariots le sème en un remplissage; le plus petit est {c}."
msgstr[1] "N’importe lequel des {b} chariots le sème en {a}; le plus petit est {c}."

msgid "Either cart seeds it in one fill; the smaller is {b}."
msgid_plural "Either cart seeds it in {a}; the smaller is {b}."
msgstr[0] "L’un ou l’autre chariot le sème en un remplissage; le plus petit est {b}."
msgstr[1] "L’un ou l’autre chariot le sème en {a}; le plus petit est {b}."

msgid "The {b} carts hold the same, and each of them seeds it in one fill."
msgid_plural "The {b} carts hold the same, and each of them seeds it in {a}."
msgstr[0] "Les {b} chariots ont la même capacité, et chacun le sème en un remplissage."
msgstr[1] "Les {b} chariots ont la même capacité, et chacun le sème en {a}."

msgid "Only {b} can seed it, in one fill."
msgid_plural "Only {b} can seed it, in {a}."
msgstr[0] "Seul {b} peut le semer, en un remplissage."
msgstr[1] "Seul {b} peut le semer, en {a}."

msgid "One fill with {b}{c}{d}."
msgid_plural "{a} with {b}{c}{d}."
msgstr[0] "Un remplissage avec {b}{c}{d}."
msgstr[1] "{a} avec {b}{c}{d}."

msgid "one fill more"
msgid_plural "{a} fills more"
msgstr[0] "un remplissage de plus"
msgstr[1] "{a} remplissages de plus"

msgid "No cart has enough tanks for all these products. {a} comes closest and leaves {b} out."
msgid_plural "No cart has enough tanks for all these products. {a} come closest and leave {b} out."
msgstr[0] "Aucun chariot n’a assez de réservoirs pour tous ces produits. {a} s’en approche le plus et laisse {b} de côté."
msgstr[1] "Aucun chariot n’a assez de réservoirs pour tous ces produits. {a} s’en approchent le plus et laissent {b} de côté."

msgid "No cart can do this job under these constraints. {a} comes closest and leaves {b} out."
msgid_plural "No cart can do this job under these constraints. {a} come closest and leave {b} out."
msgstr[0] "Aucun chariot ne peut faire ce travail sous ces contraintes. {a} s’en approche le plus et laisse {b} de côté."
msgstr[1] "Aucun chariot ne peut faire ce travail sous ces contraintes. {a} s’en approchent le plus et laissent {b} de côté."

msgid "{a} takes the fewest fills where no product continues on the next field, {b}{c}."
msgid_plural "{a} take the fewest fills where no product continues on the next field, {b}{c}."
msgstr[0] "{a} demande le moins de remplissages quand aucun produit ne continue sur le champ suivant, {b}{c}."
msgstr[1] "{a} demandent le moins de remplissages quand aucun produit ne continue sur le champ suivant, {b}{c}."

msgid "{a} takes the fewest fills, {b}{c}."
msgid_plural "{a} take the fewest fills, {b}{c}."
msgstr[0] "{a} demande le moins de remplissages, {b}{c}."
msgstr[1] "{a} demandent le moins de remplissages, {b}{c}."

msgid "{a} stays empty"
msgid_plural "{a} stay empty"
msgstr[0] "{a} reste vide"
msgstr[1] "{a} restent vides"

msgid "{a} holds {b}"
msgid_plural "{a} hold {b}"
msgstr[0] "{a} contient {b}"
msgstr[1] "{a} contiennent {b}"

msgid "{a} holds what the job does not use"
msgid_plural "{a} hold what the job does not use"
msgstr[0] "{a} contient ce que le travail n’utilise pas"
msgstr[1] "{a} contiennent ce que le travail n’utilise pas"

msgid "{a} must not lie beside {b} seed: band all of it."
msgid_plural "{a} must not lie beside {b} seed: band all of them."
msgstr[0] "{a} ne doit pas se trouver avec la semence ({b}) : à mettre entièrement en bande."
msgstr[1] "{a} ne doivent pas se trouver avec la semence ({b}) : à mettre entièrement en bande."

msgid "{a} must not lie beside {b} seed: apply it in another pass."
msgid_plural "{a} must not lie beside {b} seed: apply them in another pass."
msgstr[0] "{a} ne doit pas se trouver avec la semence ({b}) : à appliquer lors d’un autre passage."
msgstr[1] "{a} ne doivent pas se trouver avec la semence ({b}) : à appliquer lors d’un autre passage."

msgid "Beside {b}, {a} comes to {c} of the limit, where 100 % is {d}: {e}."
msgid_plural "Beside {b}, {a} add up to {c} of the limit, where 100 % is {d}: {e}."
msgstr[0] "Avec la semence ({b}), {a} atteint {c} de la limite, où 100 % est {d} : {e}."
msgstr[1] "Avec la semence ({b}), {a} totalisent {c} de la limite, où 100 % est {d} : {e}."

# SheetWording.swift
msgid "Load sheet: {a}, {b}"
msgstr "Fiche de chargement : {a}, {b}"

msgid "{a} in {b}."
msgstr "{a} dans {b}."

msgid "All fills are even."
msgstr "Tous les remplissages sont égaux."

msgid "Every tank in use is filled to capacity."
msgstr "Chaque réservoir utilisé est rempli à pleine capacité."

msgid "Loads are cut to what the fill seeds, so that all tanks run out together."
msgstr "Les charges sont réduites à ce que le remplissage permet de semer, pour que tous les réservoirs s’épuisent ensemble."

msgid "The first fill also loads the reserves, which stay in."
msgstr "Le premier remplissage charge aussi les réserves, qui restent dans les réservoirs."

msgid "Taken to weigh: {a}."
msgstr "Densités retenues : {a}."

msgid "Load the tanks in this order: \"Scale\" is what all product on the cart weighs then."
msgstr "Chargez les réservoirs dans cet ordre : « Pesée » est ce que pèse alors tout le produit sur le chariot."

msgid "Load the tanks in this order: \"Scale\" is what all product on the cart weighs then, \"With cart\" the same with the empty cart of {a}."
msgstr "Chargez les réservoirs dans cet ordre : « Pesée » est ce que pèse alors tout le produit sur le chariot, « Brut » le même poids avec le chariot vide de {a}."

msgid "Operator"
msgstr "Opérateur"

msgid "each"
msgstr "chacun"

msgid "Scale"
msgstr "Pesée"

msgid "With cart"
msgstr "Brut"

msgid "From the tender"
msgstr "À livrer"

msgid "This fill"
msgstr "Cet arrêt"

msgid "So far"
msgstr "Cumul"

msgid "By fill {a}"
msgstr "Cumul nº {a}"

# words
msgid "a job"
msgstr "un travail"

msgid "a scenario"
msgstr "un scénario"

msgid "a list of carts"
msgstr "une liste de chariots"

msgid "a list of products"
msgstr "une liste de produits"

msgid "an area"
msgstr "une superficie"

msgid "a rate"
msgstr "une dose"

msgid "a volume"
msgstr "un volume"

msgid "a mass"
msgstr "une masse"

msgid "a density"
msgstr "une densité"

msgid "a speed"
msgstr "une vitesse"

msgid "a length"
msgstr "une longueur"

msgid "a duration"
msgstr "une durée"

msgid "error"
msgstr "erreur"

msgid "warning"
msgstr "avertissement"

msgid "option"
msgstr "option"

msgid "subcommand"
msgstr "sous-commande"

msgid "overlap"
msgstr "chevauchement"

msgid "margin"
msgstr "marge"

msgid "The reserve '{a}'"
msgstr "La réserve '{a}'"

msgid "Stopped."
msgstr "Arrêté."

msgid "faba beans"
msgstr "féveroles"

msgid "lupins"
msgstr "lupins"

msgid "vetch"
msgstr "vesce"

msgid "camelina"
msgstr "caméline"

msgid "canola"
msgstr "canola"

msgid "flax"
msgstr "lin"

msgid "wheat"
msgstr "blé"

msgid "barley"
msgstr "orge"

msgid "oats"
msgstr "avoine"

msgid "rye"
msgstr "seigle"

msgid "triticale"
msgstr "triticale"

msgid "corn"
msgstr "maïs"

msgid "mustard"
msgstr "moutarde"

msgid "peas"
msgstr "pois"

msgid "lentils"
msgstr "lentilles"

msgid "chickpeas"
msgstr "pois chiches"

msgid "soybeans"
msgstr "soya"

msgid "sunflower"
msgstr "tournesol"

msgid "hemp"
msgstr "chanvre"

msgid "canaryseed"
msgstr "alpiste"

msgid "durum"
msgstr "blé dur"

msgid "ok"
msgstr "ok"

msgid "watch"
msgstr "à surveiller"

msgid "tight"
msgstr "serré"

msgid "low"
msgstr "bas"

msgid "medium"
msgstr "moyen"

msgid "full"
msgstr "plein"

msgid "listed"
msgstr "de la liste"

msgid "published"
msgstr "publiées"

msgid "nitrogen"
msgstr "azote"

msgid "phosphate"
msgstr "phosphate"

msgid "potash"
msgstr "potasse"

msgid "sulphur"
msgstr "soufre"

msgid " to "
msgstr " à "

msgid "'aircart {a}' writes {b}, and not {c}."
msgstr "'aircart {a}' écrit {b}, et non {c}."

msgid "Leave the format out."
msgstr "Laissez le format de côté."

msgid "With {a} the farm is done by {b} in {c} of {a}."
msgstr "Avec {a}, la ferme est finie le {b} dans {c} sur {a}."

msgid "Write a reserve as 5bu, 200L or 3%."
msgstr "Écrivez une réserve comme 5bu, 200L ou 3%."

msgid "Write what is on board as 200bu, 10000lb or 40%."
msgstr "Écrivez ce qui est à bord comme 200bu, 10000lb ou 40%."

msgid "a reserve"
msgstr "une réserve"

msgid "its .dbf has no head"
msgstr "son .dbf n’a pas d’en-tête"

msgid "its .dbf is shorter than its head says"
msgstr "son .dbf est plus court que ne le dit son en-tête"

msgid "its .shp says {a} bytes and has {b}"
msgstr "son .shp annonce {a} octets et en a {b}"

msgid "its last shape is cut off"
msgstr "sa dernière forme est coupée"

msgid "its list of files ends too early"
msgstr "sa liste de fichiers finit trop tôt"

msgid "shape {a} has a corner that is not a number"
msgstr "la forme {a} a un sommet qui n’est pas un nombre"

msgid "shape {a} has fewer corners than it says"
msgstr "la forme {a} a moins de sommets qu’elle ne l’annonce"

msgid "shape {a} is cut off"
msgstr "la forme {a} est coupée"

msgid "shape {a} reaches beyond its end"
msgstr "la forme {a} dépasse sa fin"

msgid "the archive is in Zip64 or in several parts"
msgstr "l’archive est en Zip64 ou en plusieurs parties"

msgid "the checksum of {a} is another"
msgstr "la somme de contrôle de {a} est différente"

msgid "the columns of its .dbf are wider than its rows"
msgstr "les colonnes de son .dbf sont plus larges que ses lignes"

msgid "the outlines of shape {a} are out of order"
msgstr "les contours de la forme {a} sont en désordre"

msgid "this range holds {a}; each value must be {b}"
msgstr "cette plage contient {a}; chaque valeur doit être {b}"

msgid "{a} cannot be unpacked"
msgstr "{a} ne peut pas être décompressé"

msgid "{a} ends too early"
msgstr "{a} finit trop tôt"

msgid "{a} is done by {b}."
msgstr "{a} a fini le {b}."

msgid "{a} is not done that often by {b}."
msgstr "{a} n’a pas fini aussi souvent le {b}."

msgid "{a} is not where its list says"
msgstr "{a} n’est pas là où le dit sa liste"

msgid "{a}: {b}"
msgstr "{a} : {b}"

msgid "{a}: {b}{c}"
msgstr "{a} : {b}{c}"

msgid "{a}, {b}: {c}"
msgstr "{a}, {b} : {c}"

msgid "{a}: {b}, {c}."
msgstr "{a} : {b}, {c}."

msgid "a blend"
msgstr "un mélange"

msgid "a cart"
msgstr "un chariot"

msgid "a cart name"
msgstr "un nom de chariot"

msgid "a crop"
msgstr "une culture"

msgid "a crop name"
msgstr "un nom de culture"

msgid "a currency"
msgstr "une monnaie"

msgid "a custom cart"
msgstr "un chariot personnalisé"

msgid "a field"
msgstr "un champ"

msgid "a field name"
msgstr "un nom de champ"

msgid "a map"
msgstr "une carte"

msgid "a name"
msgstr "un nom"

msgid "a name of packages"
msgstr "un nom d’emballages"

msgid "a plan request"
msgstr "une demande de plan"

msgid "a product"
msgstr "un produit"

msgid "a product name"
msgstr "un nom de produit"

msgid "a range"
msgstr "une plage"

msgid "a saved plan"
msgstr "un plan enregistré"

msgid "a sentence"
msgstr "une phrase"

msgid "a source"
msgstr "une source"

msgid "a tank"
msgstr "un réservoir"

msgid "a tank name"
msgstr "un nom de réservoir"

msgid "a text"
msgstr "un texte"

msgid "a time"
msgstr "une heure"

msgid "a title"
msgstr "un titre"

msgid "a zone"
msgstr "une zone"

msgid "a zone name"
msgstr "un nom de zone"

msgid "an address"
msgstr "une adresse"

msgid "a holding"
msgstr "un contenu"

msgid "a package"
msgstr "un emballage"

msgid "a distribution"
msgstr "une distribution"

msgid "blend"
msgstr "mélange"

msgid "cart"
msgstr "chariot"

msgid "compartment"
msgstr "compartiment"

msgid "crop"
msgstr "culture"

msgid "distance"
msgstr "distance"

msgid "farm"
msgstr "ferme"

msgid "field"
msgstr "champ"

msgid "field size"
msgstr "superficie"

msgid "house rules"
msgstr "règles maison"

msgid "number"
msgstr "nombre"

msgid "options"
msgstr "options"

msgid "pair"
msgstr "paire"

msgid "period"
msgstr "période"

msgid "product"
msgstr "produit"

msgid "quantile"
msgstr "quantile"

msgid "rate"
msgstr "dose"

msgid "rates by product"
msgstr "doses par produit"

msgid "reserve"
msgstr "réserve"

msgid "scenario"
msgstr "scénario"

msgid "sentence"
msgstr "phrase"

msgid "tank"
msgstr "réservoir"

msgid "value"
msgstr "valeur"

msgid "year"
msgstr "année"

msgid "yield"
msgstr "rendement"

msgid "zone"
msgstr "zone"

msgid "own cart"
msgstr "votre chariot"

msgid "anhydrous ammonia, a gas under pressure"
msgstr "de l’ammoniac anhydre, un gaz sous pression"

msgid "a liquid"
msgstr "un liquide"

msgid "calcium ammonium nitrate"
msgstr "du nitrate d’ammonium calcique"

msgid "single superphosphate"
msgstr "du superphosphate simple"

msgid "sulphate of potash"
msgstr "du sulfate de potassium"

msgid "lupin seed"
msgstr "de la semence de lupin"

msgid "vetch seed"
msgstr "de la semence de vesce"

msgid "camelina seed"
msgstr "de la semence de caméline"

msgid "a fertilizer of that grade"
msgstr "un engrais de cette formule"

msgid "From your setup: {a}"
msgstr "De vos réglages : {a}"

msgid "{a} has two units: write its three numbers in one"
msgstr "{a} a deux unités : écrivez ses trois nombres dans une seule"

msgid "{a} must be a whole number, not {b}"
msgstr "{a} doit être un nombre entier, et non {b}"

msgid "{a} must have at most {b} characters, not {c}"
msgstr "{a} doit avoir au plus {b} caractères, et non {c}"

msgid "{a} must not be empty"
msgstr "{a} ne doit pas être vide"

msgid "{a} needs exactly one of {b}{c}"
msgstr "{a} a besoin d’exactement un parmi {b}{c}"

msgid "the products of this file"
msgstr "les produits de ce fichier"

msgid "the products of the crops"
msgstr "les produits des cultures"

msgid "the products of the plan"
msgstr "les produits du plan"

msgid "the products"
msgstr "les produits"

msgid "half of a surrogate pair"
msgstr "moitié d’une paire de substitution"

msgid "range"
msgstr "plage"

msgid "a digit cannot follow a backslash"
msgstr "un chiffre ne peut pas suivre une barre oblique inverse"

msgid "{a} hexadecimal digits must follow"
msgstr "{a} chiffres hexadécimaux doivent suivre"

"""##
}
