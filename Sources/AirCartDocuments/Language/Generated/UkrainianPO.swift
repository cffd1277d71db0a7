// swift-format-ignore-file
// Generated from Sources/AirCartDocuments/Language/Assets/ukrainian.po by `swift package embed-assets`; do not edit.

extension LanguageAssets {
  static let ukrainianPO: StaticString = ##"""
# What AirCart says in Ukrainian.
#
# Terms: the dictionaries of the National Academy of Sciences (Slovnyk.ua, r2u.org.ua) and catalogues of
# farm machinery in Ukraine. Values are in the nominative, so sentences are built around them. The key
# is the English text, {a}, {b} … are its values in their order.
msgid ""
msgstr ""
"Language: uk\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"

# CartOptions.swift
msgid "The options '--cart {a}' and '--carts {b}' contradict each other."
msgstr "Параметри '--cart {a}' і '--carts {b}' суперечать один одному."

msgid "Name your cart, or the carts to choose from."
msgstr "Назвіть ваш бункер або бункери, з яких обирати."

msgid "The options '--{a} {b}' and '--tanks {c}' contradict each other."
msgstr "Параметри '--{a} {b}' і '--tanks {c}' суперечать один одному."

msgid "{a} tanks are too many: at most {b}."
msgstr "Забагато відсіків ({a}): щонайбільше {b}."

msgid "'--tanks {a}' has more than one saddle tank."
msgstr "У '--tanks {a}' більше ніж один сідловий відсік."

msgid "Write saddle= before one capacity."
msgstr "Напишіть saddle= лише перед однією місткістю."

msgid "The capacity of the tank 'liquid={a}' may be in gallons, litres or bushels."
msgstr "Місткість бака 'liquid={a}' може бути в галонах, літрах або бушелях."

msgid "Write its unit, as in liquid={a}gal."
msgstr "Напишіть одиницю, наприклад liquid={a}gal."

msgid "The option '--empty-weight' is for a custom cart."
msgstr "Параметр '--empty-weight' призначено для власного бункера."

msgid "Add --tanks, as in --tanks 300,200,440."
msgstr "Додайте --tanks, наприклад --tanks 300,200,440."

msgid "'{a}' is not the capacity of one tank."
msgstr "'{a}' — це не місткість одного відсіку."

msgid "Put commas between tanks, as in --tanks {a}."
msgstr "Розділяйте відсіки комами, наприклад --tanks {a}."

msgid "The empty weight '{a}'"
msgstr "Маса порожнього бункера '{a}'"

msgid "The tank capacity '{a}'"
msgstr "Місткість відсіку '{a}'"

# CatalogueNames.swift
msgid "Write a custom cart as --tanks 635,230,140."
msgstr "Власний бункер запишіть так: --tanks 635,230,140."

msgid "Write its density after the rate, as in {a}."
msgstr "Напишіть щільність після норми, наприклад {a}."

msgid "Call it {a} for a liquid tank, and write its density after the rate, as in {b}."
msgstr "Назвіть його {a} для бака для рідини і напишіть щільність після норми, наприклад {b}."

msgid " Did you mean {a}?"
msgstr " Можливо, ви мали на увазі {a}?"

msgid "'{a}' names '{b}', which is not among the products.{c}"
msgstr "'{a}' називає '{b}', а такого серед продуктів немає.{c}"

msgid "The products are {a}."
msgstr "Продукти: {a}."

# ChoiceOptions.swift
msgid "'none' takes away what a job file states, and this is a farm."
msgstr "'none' скасовує те, що вказано у файлі завдання, а це господарство."

msgid "Change the farm file, or state what counts in place of it."
msgstr "Змініть файл господарства або вкажіть, що має діяти натомість."

msgid "'--rule' names {a} more than once."
msgstr "'--rule' називає {a} більше ніж один раз."

msgid "'--phosphate-tank' names {a} tanks, and one has the steel auger."
msgstr "'--phosphate-tank' називає кілька відсіків ({a}), а сталевий шнек має один."

msgid "Name one tank, as in --phosphate-tank 3."
msgstr "Назвіть один відсік, наприклад --phosphate-tank 3."

msgid "Did you mean --rule {a}={b}?"
msgstr "Можливо, ви мали на увазі --rule {a}={b}?"

msgid "'{a}' is not a share."
msgstr "'{a}' — це не частка."

msgid "Write a percentage, as in --{a} 5%."
msgstr "Напишіть відсоток, наприклад --{a} 5%."

msgid "The {a} '{b}'"
msgstr "Параметр «{a}» '{b}'"

msgid "There is no house rule '{a}'.{b}"
msgstr "Правила господарства '{a}' немає.{b}"

msgid "The rules are {a}."
msgstr "Правила: {a}."

msgid "'{a}' is not a severity."
msgstr "'{a}' — це не рівень суворості."

msgid "Write a whole number from 0 to {a}, or 'off'."
msgstr "Напишіть ціле число від 0 до {a} або 'off'."

# FieldListWords.swift
msgid "'--{a}' does not go with a map, nor with points."
msgstr "'--{a}' не поєднується ні з картою, ні з точками."

msgid "It is for a list of fields with their areas, as in fields.csv."
msgstr "Він призначений для списку полів із їхніми площами, наприклад fields.csv."

msgid "'--price' needs '--from'."
msgstr "'--price' потребує '--from'."

msgid "Name the fertilizers, as in --from urea,map."
msgstr "Назвіть добрива, наприклад --from urea,map."

msgid "{a} has no column of nutrients, which '--from' is for."
msgstr "У {a} немає стовпця поживних речовин, а '--from' потрібен саме для них."

msgid "Head one 'N (lb/ac)', P2O5, K2O or S. Its columns are {a}."
msgstr "Назвіть стовпець 'N (lb/ac)', P2O5, K2O або S. Його стовпці: {a}."

msgid "{a} has no crop '{b}'."
msgstr "У {a} немає культури '{b}'."

msgid "It has no column headed Crop."
msgstr "У ньому немає стовпця із заголовком Crop."

msgid "Its crops are {a}."
msgstr "Його культури: {a}."

msgid "{a} asks for {b}, and no fertilizer is named."
msgstr "{a} потребує {b}, а жодного добрива не названо."

msgid "Name those that are to bring them, as in --from urea,map,potash.{a}"
msgstr "Назвіть добрива, які мають це дати, наприклад --from urea,map,potash.{a}"

msgid "'{a}' is read as K2O; rates of the fertilizer are headed 'Potash (0-0-60) (lb/ac)'."
msgstr "'{a}' читається як K2O; норми добрива мають заголовок 'Potash (0-0-60) (lb/ac)'."

msgid "the list"
msgstr "список"

msgid "'{a}' of {b} in {c} is {d}, which is below 0."
msgstr "'{a}' для {b} у {c} — {d}, а це менше за 0."

msgid "Write 0 where nothing goes on the field."
msgstr "Напишіть 0 там, де на поле нічого не йде."

msgid "'{a}' is seed of a crop that no field of {b} has."
msgstr "'{a}' — насіння культури, якої немає на жодному полі в {b}."

msgid "Its column of crops is empty."
msgstr "Його стовпець культур порожній."

msgid "The column '{a}' is not taken."
msgstr "Стовпець '{a}' не враховано."

msgid "{a} means {b} here, as on a fertilizer label."
msgstr "{a} тут означає {b}, як на етикетці добрива."

msgid "no crop"
msgstr "без культури"

msgid "Potash means K2O here, as on a soil test."
msgstr "Potash тут означає K2O, як в аналізі ґрунту."

msgid "Nutrients asked for on {a}: {b}; delivered: {c}."
msgstr "Задано поживних речовин на {a}: {b}; внесено: {c}."

msgid "No product goes on {a}: left out."
msgstr "Без жодного продукту, тому пропущено: {a}."

msgid "No rate is stated for {a}: none goes there."
msgstr "Норму не вказано, тому вона не йде: {a}."

msgid "No amount is stated for {a}: none is asked for there."
msgstr "Кількість не вказано, тому нічого не задано: {a}."

msgid "The area of {a} is 0: left out."
msgstr "Площа 0, тому пропущено: {a}."

msgid "No column is headed Crop: seed goes on all fields."
msgstr "Немає стовпця із заголовком Crop: насіння йде на всі поля."

msgid "The crops are those of the column '{a}'."
msgstr "Культури взято зі стовпця '{a}'."

msgid "{a} and {b} more"
msgstr "{a} і ще {b}"

# FieldOptions.swift
msgid "'--crop' is for a farm file or a list of fields, and none was named."
msgstr "'--crop' призначено для файлу господарства або списку полів, а жодного не названо."

msgid "Name one, as in: aircart plan Scenarios/farm.json --crop Wheat"
msgstr "Назвіть його, наприклад: aircart plan Scenarios/farm.json --crop Wheat"

msgid "The crops of this farm have other products, and a plan is of one: {a}."
msgstr "Культури цього господарства мають різні продукти, а план складають для однієї: {a}."

msgid "Name it, as in --crop {a}; 'aircart compare' takes them all."
msgstr "Назвіть її, наприклад --crop {a}; 'aircart compare' бере всі."

msgid "The farm has no crop '{a}'."
msgstr "У господарстві немає культури '{a}'."

msgid "'--{a}' does not go with several fields, nor with a field that has a name or its own rates."
msgstr "'--{a}' не поєднується ні з кількома полями, ні з полем, яке має назву або власні норми."

msgid "Leave it out, or plan one field at a time, as in --field 160ac."
msgstr "Приберіть його або плануйте поля по одному, наприклад --field 160ac."

msgid "The field '{a}' is given more than once."
msgstr "Поле '{a}' вказано більше ніж один раз."

msgid "Give each field another name, or none."
msgstr "Дайте кожному полю іншу назву або жодної."

msgid "The field '{a}' has a comma without a rate behind it."
msgstr "У полі '{a}' після коми немає норми."

msgid "Write rates behind the size, as in 'North=310ac,urea=130'."
msgstr "Напишіть норми після площі, наприклад 'North=310ac,urea=130'."

msgid "The field '{a}' has no size."
msgstr "Поле '{a}' не має площі."

msgid "Write its size before its rates, as in 'North=310ac,urea=130'."
msgstr "Напишіть площу перед нормами, наприклад 'North=310ac,urea=130'."

msgid "'--field {a}' names a product where a field is expected."
msgstr "'--field {a}' називає продукт там, де очікується поле."

msgid "Write the size of the field first, as in --field 160ac {a}."
msgstr "Спершу напишіть площу поля, наприклад --field 160ac {a}."

msgid "The field '{a}' has two rates of {b}."
msgstr "Поле '{a}' має дві норми {b}."

msgid "Write one of them."
msgstr "Напишіть одну з них."

msgid "The field '{a}' has its own density in '{b}'."
msgstr "Поле '{a}' має власну щільність у '{b}'."

msgid "Write it once, with the product, as in {a}."
msgstr "Напишіть її один раз, разом із продуктом, наприклад {a}."

msgid "The field '{a}' has no product at a rate above zero."
msgstr "У полі '{a}' немає продукту з нормою, більшою за нуль."

msgid "Leave the field out, or give one of its products a rate."
msgstr "Приберіть поле або дайте одному з його продуктів норму."

# FillOptions.swift
msgid "The options '--top-up' and '--{a}' contradict each other."
msgstr "Параметри '--top-up' і '--{a}' суперечать один одному."

msgid "Without --top-up, loads are cut to what the limit allows."
msgstr "Без --top-up завантаження зменшують до дозволеного обмеженням."

msgid "The field takes {a} fills; a load sheet lists at most {b}."
msgstr "Заправок на поле: {a}; картка завантаження вміщує щонайбільше {b}."

msgid "Plan a part of the field, or a larger cart."
msgstr "Плануйте частину поля або більший бункер."

msgid "The load sheet '{a}' has none of the endings that are known."
msgstr "Картка завантаження '{a}' не має жодного з відомих розширень."

msgid "Name it {a}, or write - for standard output."
msgstr "Назвіть її {a} або напишіть - для стандартного виведення."

msgid "There is no load sheet: what is on board seeds the field."
msgstr "Картки завантаження немає: поле засіють тим, що на борту."

msgid "There is no load sheet: no plan gives every product a tank."
msgstr "Картки завантаження немає: жоден план не дає кожному продукту відсіку."

# HeadedProducts.swift
msgid "{a} is beside {b}, whose column '{c}' has rates of {d}."
msgstr "{a} стоїть поруч із {b}, а там стовпець '{c}' уже має норми {d}."

msgid "Leave it out, or take the column out of the file."
msgstr "Приберіть його або видаліть стовпець із файлу."

msgid "'{a}' and '{b}' of {c} are both columns of {d}."
msgstr "'{a}' і '{b}' у {c} — обидва стовпці для {d}."

msgid "Leave one of them out."
msgstr "Приберіть один із них."

msgid "The column '{a}' of {b} has {c}."
msgstr "У стовпці '{a}' ({b}): {c}."

msgid "Write a number in every row, 0 where nothing goes."
msgstr "Напишіть число в кожному рядку, 0 — де нічого не йде."

msgid "{a} does not say in what unit '{b}' is."
msgstr "{a} не вказує, в якій одиниці '{b}'."

msgid "Head it with its unit, as in '{a} (lb/ac)'. {b}"
msgstr "Додайте одиницю до заголовка, наприклад '{a} (lb/ac)'. {b}"

msgid "'{a}' of {b} names no listed product."
msgstr "'{a}' у {b} не називає жодного продукту зі списку."

msgid "'{a}' of {b} may be rates of {c}, and its unit is not understood."
msgstr "'{a}' у {b} може містити норми {c}, але одиниця незрозуміла."

msgid "Head it with its unit, as in '{a} (lb/ac)', or take it out of the file."
msgstr "Додайте одиницю до заголовка, наприклад '{a} (lb/ac)', або видаліть його з файлу."

msgid "'{a}' counts seeds, and nothing says what they weigh."
msgstr "'{a}' рахує насінини, але ніде не вказано, скільки вони важать."

msgid "Name the columns, with the grams of 1,000 seeds, as in {a}."
msgstr "Назвіть стовпці разом із масою 1000 насінин у грамах, наприклад {a}."

msgid "Name the columns that count, all of them, as in {a} {b}, or take it out of the file."
msgstr "Назвіть усі потрібні стовпці, наприклад {a} {b}, або видаліть його з файлу."

# JobArgument.swift
msgid "'{a}' states a job of one field, and '--field' names others."
msgstr "'{a}' задає завдання для одного поля, а '--field' називає інші."

msgid "Write its products in place of it, or give one size, as in --field 160ac."
msgstr "Напишіть замість нього його продукти або вкажіть одну площу, наприклад --field 160ac."

msgid "Neither a file nor a saved plan nor a product is named '{a}'."
msgstr "Ні файлу, ні збереженого плану, ні продукту з назвою '{a}' немає."

msgid " Did you mean '{a}'?"
msgstr " Можливо, ви мали на увазі '{a}'?"

msgid "Write products with their rates, as in Wheat=100."
msgstr "Напишіть продукти з їхніми нормами, наприклад Wheat=100."

msgid "What is on board is left out: it is in the tanks of one cart."
msgstr "Те, що на борту, пропущено: воно у відсіках одного бункера."

msgid "The blends are left out: a product is varied by itself."
msgstr "Суміші пропущено: продукт змінюють сам по собі."

# JobOptions.swift
msgid "{a} is left out: {b}"
msgstr "{a} пропущено: {b}"

# JobReader+Rates.swift
msgid " It is planned as a dry product; a liquid, which takes a liquid tank, is called {a}."
msgstr " Його плануємо як сухий продукт; рідина, якій потрібен бак для рідини, зветься {a}."

msgid "{a} has no seeds to count."
msgstr "У {a} немає насінин, щоб їх рахувати."

msgid "Write its rate as a weight, as in {a}."
msgstr "Напишіть норму як масу, наприклад {a}."

msgid "The rate of {a} does not say what its seeds weigh."
msgstr "У нормі {a} не вказано, скільки важать насінини."

msgid "Add the grams of 1,000 seeds, as in {a}."
msgstr "Додайте масу 1000 насінин у грамах, наприклад {a}."

msgid "The rate of {a} may mean {b} seeds that are sown or {c} that become plants."
msgstr "Норма {a} може означати висіяні насінини ({b}) або ті, що стають рослинами ({c})."

msgid "Leave out survival for seeds that are sown, or write plants, as in {a}."
msgstr "Приберіть survival, якщо йдеться про висіяні насінини, або напишіть рослини, наприклад {a}."

msgid "The rate of {a} does not say how many seeds become plants."
msgstr "У нормі {a} не вказано, скільки насінин стає рослинами."

msgid "Add it, as in {a}, or count seeds that are sown."
msgstr "Додайте це, наприклад {a}, або рахуйте висіяні насінини."

msgid "The rate of {a} may mean a weight of {b} on an area or {c} plants."
msgstr "Норма {a} може означати масу {b} на площу або рослини ({c})."

msgid "The rate of {a} is in {b}, for which no seeds are counted."
msgstr "Норма {a} вказана в {b}, а для цього насінини не рахують."

msgid "Leave out tkw and survival for a weight, or count plants, as in {a}."
msgstr "Приберіть tkw і survival, якщо це маса, або рахуйте рослини, наприклад {a}."

msgid "The rate of {a}"
msgstr "Норма ({a})"

# JobReader.swift
msgid "{a} must be {b}."
msgstr "{a}: має бути {b}."

msgid "The field size '{a}' is zero."
msgstr "Площа поля '{a}' дорівнює нулю."

msgid "The unit '{a}' is apart from its number."
msgstr "Одиниця '{a}' відокремлена від числа."

msgid "Write the unit with the number, as in {a}."
msgstr "Напишіть одиницю разом із числом, наприклад {a}."

msgid "'{a}' is a file, where a product is expected."
msgstr "'{a}' — це файл, а очікується продукт."

msgid "A job in a file stands before all products; 'aircart compare', 'aircart plan' and 'aircart simulate' read farms, 'aircart sweep' scenarios."
msgstr "Завдання у файлі стоїть перед усіма продуктами; 'aircart compare', 'aircart plan' і 'aircart simulate' читають господарства, 'aircart sweep' — сценарії."

msgid "No product has a rate above zero."
msgstr "Жоден продукт не має норми, більшої за нуль."

msgid "Give the products with their rates, as in Wheat=100."
msgstr "Вкажіть продукти з їхніми нормами, наприклад Wheat=100."

msgid "{a} products are too many: at most {b}."
msgstr "Забагато продуктів ({a}): щонайбільше {b}."

msgid "The product '{a}' is given more than once."
msgstr "Продукт '{a}' вказано більше ніж один раз."

msgid "Add its rates up into one."
msgstr "Складіть його норми в одну."

msgid "'{a}' names {b} more than once."
msgstr "'{a}' називає {b} більше ніж один раз."

msgid "Write all of its tanks into one, as in {a} '{b}{c}'."
msgstr "Запишіть усі його відсіки разом, наприклад {a} '{b}{c}'."

msgid "'--most' names {a} more than once."
msgstr "'--most' називає {a} більше ніж один раз."

msgid "'{a}' lacks the name of a tank."
msgstr "У '{a}' бракує назви відсіку."

msgid "Write names or numbers with a comma between, as in 1,Saddle."
msgstr "Напишіть назви або номери через кому, наприклад 1,Saddle."

msgid "The payload"
msgstr "Вантаж"

msgid "The gross weight"
msgstr "Повна маса"

msgid "'{a}' is not two products."
msgstr "'{a}' — це не два продукти."

msgid "Write both with a comma between, as in --apart 'Wheat,Canola'."
msgstr "Напишіть обидва через кому, наприклад --apart 'Wheat,Canola'."

msgid "Both names of '--apart {a}' mean '{b}'."
msgstr "Обидві назви в '--apart {a}' означають '{b}'."

msgid "'--reserve' is given for all tanks more than once."
msgstr "'--reserve' для всіх відсіків вказано більше ніж один раз."

msgid "Name the tank that keeps more or less, as in --reserve Saddle=2bu."
msgstr "Назвіть відсік, у якому лишається більше або менше, наприклад --reserve Saddle=2bu."

msgid "Give the size of the field, as in --field 160ac."
msgstr "Вкажіть площу поля, наприклад --field 160ac."

msgid "The field size '{a}'"
msgstr "Площа поля '{a}'"

msgid "The density of {a}"
msgstr "Щільність ({a})"

msgid "'{a}' is not a number of tanks."
msgstr "'{a}' — це не кількість відсіків."

msgid "Write a whole number from 1 to {a}, as in --most Wheat=2."
msgstr "Напишіть ціле число від 1 до {a}, наприклад --most Wheat=2."

msgid "'{a}' is not a share of a tank."
msgstr "'{a}' — це не частка відсіку."

msgid "Enter a valid field size and at least one product."
msgstr "Вкажіть правильну площу поля та щонайменше один продукт."

msgid "Enter a valid field size."
msgstr "Вкажіть правильну площу поля."

msgid "Enter at least one product."
msgstr "Вкажіть щонайменше один продукт."

# KnownNames.swift
msgid "The cart '{a}' is given more than once."
msgstr "Бункер '{a}' вказано більше ніж один раз."

msgid "Without its saddle tank, the cart '{a}' has no tank."
msgstr "Без сідлового відсіку бункер '{a}' не має жодного відсіку."

msgid "The cart '{a}' is in '{b}' and again in '{c}'."
msgstr "Бункер '{a}' є у '{b}' і ще раз у '{c}'."

msgid "Give one of the two another name."
msgstr "Дайте одному з них іншу назву."

msgid "The product '{a}' is in '{b}' and in an earlier file."
msgstr "Продукт '{a}' є у '{b}' і в попередньому файлі."

msgid "'--{a} {b}' lacks a name."
msgstr "У '--{a} {b}' бракує назви."

msgid "Write names with one comma between two of them."
msgstr "Між двома назвами ставте одну кому."

# LineArgument.swift
msgid "'{a}' is not a product."
msgstr "'{a}' — це не продукт."

msgid "Put a comma between products, as in 'canola 5, urea 150'."
msgstr "Ставте кому між продуктами, наприклад 'canola 5, urea 150'."

msgid "The line names a field of {a}, and '--field' another."
msgstr "Рядок називає поле {a}, а '--field' — інше."

msgid "Leave out one of them."
msgstr "Приберіть одне з них."

msgid "'{a}' has no rate that can be read."
msgstr "У '{a}' немає норми, яку можна прочитати."

msgid "Write each product with its rate, as in 'canola 5' or 'wheat 2bu/ac'."
msgstr "Напишіть кожен продукт із його нормою, наприклад 'canola 5' або 'wheat 2bu/ac'."

# MapArgument.swift
msgid "'--task' names a task of a map, and there is no map."
msgstr "'--task' називає завдання карти, а карти немає."

msgid "Name the map in front of the products, as in TASKDATA.XML."
msgstr "Назвіть карту перед продуктами, наприклад TASKDATA.XML."

msgid "No zone of {a} has an area."
msgstr "Жодна зона {a} не має площі."

msgid "Its outlines may cross themselves: look at them in the program that made the map."
msgstr "Можливо, її контури перетинають самі себе: перегляньте їх у програмі, що створила карту."

msgid "No zone of {a} has a product at a rate above zero."
msgstr "У жодній зоні {a} немає продукту з нормою, більшою за нуль."

msgid "Its columns are {a}."
msgstr "Стовпці: {a}."

msgid "'{a}' is a lot, and {b} has a column of lots."
msgstr "'{a}' — це партія, а в {b} є стовпець партій."

msgid "Name the seed alone, as in Wheat=110."
msgstr "Назвіть лише насіння, наприклад Wheat=110."

msgid "No field of {a} has a product at a rate above zero."
msgstr "На жодному полі {a} немає продукту з нормою, більшою за нуль."

msgid "With the lots of {a} there are {b} products: at most {c}."
msgstr "Разом із партіями {a} продуктів стає {b}: щонайбільше {c}."

msgid "Plan the fields of one crop, as with --crop Wheat."
msgstr "Плануйте поля однієї культури, наприклад --crop Wheat."

msgid "'--task' names a task of ISOXML task data, which {a} is not."
msgstr "'--task' називає завдання з даних ISOXML, а {a} ними не є."

msgid "Leave it out."
msgstr "Приберіть його."

msgid "'--field' does not go with a map, which says how large its zones are."
msgstr "'--field' не поєднується з картою, яка вже містить площі зон."

msgid "Leave it out; only points in a .csv file need the size of the whole field."
msgstr "Приберіть його; площа всього поля потрібна лише для точок у файлі .csv."

msgid "The area of {a}"
msgstr "Площа ({a})"

# MapWords.swift
msgid "{a} has no column '{b}'."
msgstr "У {a} немає стовпця '{b}'."

msgid "The column '{a}' of {b} has no numbers."
msgstr "Стовпець '{a}' у {b} не містить чисел."

msgid "'{a}' counts seeds ({b}), and nothing says what they weigh."
msgstr "'{a}' рахує насінини ({b}), але ніде не вказано, скільки вони важать."

msgid "{a} has no column of numbers, and so no rates."
msgstr "У {a} немає стовпця чисел, а отже, і норм."

msgid "{a} names no product."
msgstr "{a} не називає жодного продукту."

msgid "{a} names {b}, which is not among the known products."
msgstr "{a} називає {b}, а такого серед відомих продуктів немає."

msgid "Say which product a column is for, as in {a}. Its columns are {b}."
msgstr "Вкажіть, для якого продукту стовпець, наприклад {a}. Стовпці: {b}."

msgid "'{a}' is not a unit of rates."
msgstr "'{a}' — це не одиниця норми."

msgid "Write it behind the column, as in {a}. {b}"
msgstr "Напишіть її після стовпця, наприклад {a}. {b}"

msgid "The units are lb/ac, kg/ha, t/ha, bu/ac, gal/ac, L/ha, seeds/ft2, seeds/m2, kernels/ha and kernels/ac."
msgstr "Одиниці: lb/ac, kg/ha, t/ha, bu/ac, gal/ac, L/ha, seeds/ft2, seeds/m2, kernels/ha і kernels/ac."

# PlanRequestError+Text.swift
msgid "The job on '{a}' leaves the range that can be computed: {b}."
msgstr "Завдання для '{a}' виходить за межі, які можна обчислити: {b}."

msgid "Bring capacities, rates and densities to usual sizes."
msgstr "Зведіть місткості, норми та щільності до звичних величин."

msgid "'--reserve' names the tank '{a}' more than once."
msgstr "'--reserve' називає відсік '{a}' більше ніж один раз."

msgid "'--on-board' names the tank '{a}' more than once."
msgstr "'--on-board' називає відсік '{a}' більше ніж один раз."

msgid "{a} of cart {b} holds {c}, which is less than the {d} on board."
msgstr "{a} бункера {b} вміщує {c}, а це менше, ніж є на борту: {d}."

msgid "Give what is in the tank, as in --on-board '{a}=urea:50%'."
msgstr "Вкажіть, що є у відсіку, наприклад --on-board '{a}=urea:50%'."

msgid "The reserve '{a}' leaves nothing of {b} of cart {c}, which holds {d}."
msgstr "Резерв '{a}' нічого не лишає від {b} бункера {c}, місткість якого {d}."

msgid "Give less, or that tank its own reserve, as in --reserve '{a}=2bu'."
msgstr "Вкажіть менше або дайте цьому відсіку власний резерв, наприклад --reserve '{a}=2bu'."

msgid "The fields take more than {a} fills on {b}, which are too many to list."
msgstr "Заправок на ці поля більше ніж {a} з {b}: це забагато, щоб навести всі."

msgid "Plan some of the fields, or choose a larger cart with --cart."
msgstr "Плануйте частину полів або виберіть більший бункер через --cart."

msgid "There are too many ways to load {a} for several fields to try them all."
msgstr "Способів завантажити {a} для кількох полів забагато, щоб перебрати всі."

msgid "Narrow the choice, as in --pin Wheat=1,2, or choose a cart with fewer tanks."
msgstr "Звузьте вибір, наприклад --pin Wheat=1,2, або виберіть бункер із меншою кількістю відсіків."

msgid "The empty weight of '{a}' is not known, so that '--gross' says nothing."
msgstr "Маса порожнього '{a}' невідома, тому '--gross' нічого не означає."

msgid "Limit the product alone, as in --payload 60000lb."
msgstr "Обмежте лише вантаж, наприклад --payload 60000lb."

msgid "The gross weight of {a} leaves nothing to load: the empty {b} weighs {c}."
msgstr "За повної маси {a} вантажити нічого: порожній {b} важить {c}."

msgid "Give a larger limit, or choose a lighter cart with --cart."
msgstr "Вкажіть більше обмеження або виберіть легший бункер через --cart."

# ProductOptions.swift
msgid "'--on-board': {a}."
msgstr "'--on-board': {a}."

msgid "'--on-board' is about the tanks of one cart."
msgstr "'--on-board' стосується відсіків одного бункера."

msgid "Name it, as in --cart 91300."
msgstr "Назвіть його, наприклад --cart 91300."

msgid "'--on-board' puts {a}, a liquid, into {b}, a dry tank."
msgstr "'--on-board' заливає рідину {a} у {b}, а це відсік для сухих продуктів."

msgid "'--on-board' puts {a}, a dry product, into {b}, a tank for liquids."
msgstr "'--on-board' засипає сухий продукт {a} у {b}, а це бак для рідин."

msgid "The cart has no tank for liquids; a custom one has, as in --tanks 300,200,liquid=500gal."
msgstr "Бункер не має бака для рідин; власний може його мати, наприклад --tanks 300,200,liquid=500gal."

msgid "Name the tank that holds it."
msgstr "Назвіть відсік, у якому це є."

msgid "'--on-board {a}' names a product where a tank is expected."
msgstr "'--on-board {a}' називає продукт там, де очікується відсік."

msgid "Write the tank, its product and how much it holds, as in --on-board 'Tank 1={a}:200bu', and after it the products of the job."
msgstr "Напишіть відсік, його продукт і кількість, наприклад --on-board 'Tank 1={a}:200bu', а далі продукти завдання."

msgid "'--on-board {a}' names {b} tanks."
msgstr "'--on-board {a}' називає кілька відсіків: {b}."

msgid "Give each tank its own --on-board."
msgstr "Дайте кожному відсіку окремий --on-board."

msgid "'--seed-placed' names {a} more than once."
msgstr "'--seed-placed' називає {a} більше ніж один раз."

msgid "'--seed-placed {a}': {b}."
msgstr "'--seed-placed {a}': {b}."

msgid "'--drill': {a}."
msgstr "'--drill': {a}."

msgid "'{a}' is not a share of {b}."
msgstr "'{a}' — це не частка для {b}."

msgid "Write a share of it or of its rate, as in --seed-placed MAP=40% or MAP=30lb/ac."
msgstr "Напишіть частку продукту або його норми, наприклад --seed-placed MAP=40% або MAP=30lb/ac."

msgid "'{a}' of {b} is more than its rate of {c}."
msgstr "'{a}' для {b} — це більше за норму {c}."

msgid "Give what is seed-placed, at most {a}, or a share as in 40%."
msgstr "Вкажіть, скільки йде з насінням, щонайбільше {a}, або частку, наприклад 40%."

msgid "'--blend': {a}."
msgstr "'--blend': {a}."

msgid "'{a}' is not a blend."
msgstr "'{a}' — це не тукосуміш."

msgid "Write two products or more with a + between, as in --blend 'Urea+AMS'."
msgstr "Напишіть два або більше продуктів через +, наприклад --blend 'Urea+AMS'."

msgid "'{a}' does not say how much is on board."
msgstr "У '{a}' не вказано, скільки є на борту."

msgid "Write the amount after a colon, as in --on-board 'Tank 1=urea:200bu'."
msgstr "Напишіть кількість після двокрапки, наприклад --on-board 'Tank 1=urea:200bu'."

msgid "The seed-placed share '{a}'"
msgstr "Частка з насінням '{a}'"

# SeedDrillText.swift
msgid "'--drill {a}': {b}."
msgstr "'--drill {a}': {b}."

msgid "'soil' is given more than once for a drill."
msgstr "Для сівалки 'soil' вказано більше ніж один раз."

msgid "'{a}' is not a detail of a drill."
msgstr "'{a}' — це не характеристика сівалки."

msgid "The details are rows=9in, opener=1in and soil=medium."
msgstr "Характеристики: rows=9in, opener=1in і soil=medium."

msgid "'{a}' is given more than once for a drill."
msgstr "Для сівалки '{a}' вказано більше ніж один раз."

msgid "'{a}' is not a kind of drill."
msgstr "'{a}' — це не тип сівалки."

msgid "Write single, double or triple, as in --drill double,rows=9in,opener=1in."
msgstr "Напишіть single, double або triple, наприклад --drill double,rows=9in,opener=1in."

msgid "'{a}' is not a soil."
msgstr "'{a}' — це не ґрунт."

msgid "Write soil=light, soil=medium or soil=heavy."
msgstr "Напишіть soil=light, soil=medium або soil=heavy."

msgid "'{a}' is not a length of '{b}'."
msgstr "'{a}' — це не довжина для '{b}'."

msgid "Write inches or centimetres, as in {a}=9in or {b}=23cm."
msgstr "Напишіть дюйми або сантиметри, наприклад {a}=9in або {b}=23cm."

msgid "The '{a}' of '{b}'"
msgstr "Значення '{a}' у '{b}'"

# TargetOptions.swift
msgid "'--{a}' needs '--{b}'."
msgstr "'--{a}' потребує '--{b}'."

msgid "Write both, as in --target N=90,P2O5=30 --from urea,map."
msgstr "Напишіть обидва, наприклад --target N=90,P2O5=30 --from urea,map."

msgid "'{a}' has a rate and is in '--from'."
msgstr "'{a}' має норму й стоїть у '--from'."

msgid "Leave out one of the two."
msgstr "Приберіть одне з двох."

msgid "'--target' asks for {a} more than once."
msgstr "'--target' задає {a} більше ніж один раз."

msgid "Write one amount for each nutrient; P means P2O5 and K means K2O."
msgstr "Напишіть одну кількість для кожної поживної речовини; P означає P2O5, а K — K2O."

msgid "The target '{a}' is not a weight on an area."
msgstr "Ціль '{a}' — це не маса на площу."

msgid "Write it as {a}=90lb/ac or {b}=100kg/ha."
msgstr "Запишіть її як {a}=90lb/ac або {b}=100kg/ha."

msgid "'--from' names {a} fertilizers; at most {b} are tried."
msgstr "'--from' називає забагато добрив ({a}); перебирають щонайбільше {b}."

msgid "Leave out those that you would not buy."
msgstr "Приберіть ті, яких не купували б."

msgid "'--from' names {a} more than once."
msgstr "'--from' називає {a} більше ніж один раз."

msgid "'--price' names {a} more than once."
msgstr "'--price' називає {a} більше ніж один раз."

msgid "'--price' does not name {a}."
msgstr "'--price' не називає {a}."

msgid "Give each fertilizer of '--from' a price, or none."
msgstr "Вкажіть ціну для кожного добрива з '--from' або для жодного."

msgid "The target of {a}"
msgstr "Ціль ({a})"

msgid "'{a}={b}' names no nutrient that grades state."
msgstr "'{a}={b}' не називає поживної речовини, яку вказують у марках добрив."

msgid "Write N, P2O5, K2O or S, as in --target N=90,P2O5=30,S=15."
msgstr "Напишіть N, P2O5, K2O або S, наприклад --target N=90,P2O5=30,S=15."

msgid "'{a}' in '--from' has no grade, so it brings no nutrients."
msgstr "'{a}' у '--from' не має марки, тому не дає поживних речовин."

msgid "Name fertilizers, as in --from urea,map. Your own products need their grade in the name, as in 'Blend (28-13-0-9S)'."
msgstr "Назвіть добрива, наприклад --from urea,map. Власні продукти мають містити марку в назві, наприклад 'Blend (28-13-0-9S)'."

msgid "'{a}' is not a price."
msgstr "'{a}' — це не ціна."

msgid "Write a number from 0.01 to 1000000 without a currency, as in urea=650."
msgstr "Напишіть число від 0.01 до 1000000 без валюти, наприклад urea=650."

# ArgumentParser.swift
msgid "The options '--{a}' and '--no-{b}' contradict each other."
msgstr "Параметри '--{a}' і '--no-{b}' суперечать один одному."

msgid "The option '{a}' was given more than once: '{b}' and '{c}'."
msgstr "Параметр '{a}' вказано більше ніж один раз: '{b}' і '{c}'."

msgid "Missing value for '{a}'"
msgstr "Бракує значення для '{a}'"

msgid "Missing expected argument '<{a}>'"
msgstr "Бракує очікуваного аргументу '<{a}>'"

# AssignmentText.swift
msgid "The name '{a}' has control characters."
msgstr "Назва '{a}' містить керівні символи."

msgid "Write it in visible characters on one line."
msgstr "Напишіть її видимими символами в одному рядку."

msgid "'{a}' has no name before the '='."
msgstr "У '{a}' немає назви перед '='."

msgid "'{a}' has no value after the '='."
msgstr "У '{a}' немає значення після '='."

msgid "The range '{a}' has two units."
msgstr "Діапазон '{a}' має дві одиниці."

msgid "Write one unit behind the range, as in 60...300lb/ac."
msgstr "Напишіть одну одиницю після діапазону, наприклад 60...300lb/ac."

msgid "The range '{a}' ends before it begins."
msgstr "Діапазон '{a}' закінчується раніше, ніж починається."

msgid "Write the smaller value first, as in 60...300."
msgstr "Спершу напишіть менше значення, наприклад 60...300."

msgid "'{a}' has no '=' between name and value."
msgstr "У '{a}' немає '=' між назвою та значенням."

msgid "Write it as {a}."
msgstr "Напишіть так: {a}."

# CommandError.swift
msgid "Unknown {a} '{b}'.{c}"
msgstr "Не розпізнано: {a} '{b}'.{c}"

msgid "The option '{a}' does not take any value, but '{b}' was specified."
msgstr "Параметр '{a}' не приймає значення, але вказано '{b}'."

msgid "Unexpected argument {a}"
msgstr "Зайвий аргумент {a}"

msgid "{a} unexpected arguments: {b}"
msgstr "Зайві аргументи ({a}): {b}"

msgid " Please provide {a}, or one of {b} more."
msgstr " Вкажіть {a} або один із решти варіантів (ще {b})."

msgid " Please provide one of {a}."
msgstr " Вкажіть один із варіантів: {a}."

msgid "The value '{a}' is invalid for '{b}'.{c}"
msgstr "Значення '{a}' недійсне для '{b}'.{c}"

# CommandLine.swift
msgid "Help:"
msgstr "Довідка:"

msgid "The option '{a}' stands before the subcommand."
msgstr "Параметр '{a}' стоїть перед підкомандою."

msgid "Options stand after the subcommand, as in 'aircart plan {a}'."
msgstr "Параметри стоять після підкоманди, наприклад 'aircart plan {a}'."

msgid "{a} comes from your setup; --no-setup leaves it out."
msgstr "{a} походить із ваших налаштувань; --no-setup прибирає це."

msgid "{a} come from your setup; --no-setup leaves them out."
msgstr "{a} походять із ваших налаштувань; --no-setup прибирає їх."

msgid "Standard output cannot be written: {a}."
msgstr "Не вдається записати до стандартного виведення: {a}."

msgid "Something failed that should not have: {a}"
msgstr "Сталася помилка, якої не мало бути: {a}"

msgid "This is a fault of {a}; please report it with the command line."
msgstr "Це помилка {a}; повідомте про неї разом із командним рядком."

msgid "Error:"
msgstr "Помилка:"

msgid "Usage:"
msgstr "Використання:"

msgid "See '{a} --help' for more information."
msgstr "Докладніше: '{a} --help'."

# GlobalOptions.swift
msgid "The options '--json' and '--format {a}' contradict each other."
msgstr "Параметри '--json' і '--format {a}' суперечать один одному."

msgid "The value '{a}' is invalid for '--threads <count>'."
msgstr "Значення '{a}' недійсне для '--threads <count>'."

msgid "Give a number from 1 to 1024, or 'auto' for one per processor."
msgstr "Вкажіть число від 1 до 1024 або 'auto' — по одному на процесор."

# ParsedArguments.swift
msgid "'--{a} none' and another '--{b}' contradict each other."
msgstr "'--{a} none' та інший '--{b}' суперечать один одному."

# ColumnChoice.swift
msgid "'--columns' names no column."
msgstr "'--columns' не називає жодного стовпця."

msgid "Give headings, as in --columns fills,gross, or 'all'."
msgstr "Вкажіть заголовки, наприклад --columns fills,gross, або 'all'."

msgid "No table of this answer has a column '{a}'."
msgstr "Жодна таблиця цієї відповіді не має стовпця '{a}'."

msgid "They have {a}; '--columns all' shows all of them."
msgstr "У них є {a}; '--columns all' показує всі."

# Console.swift
msgid "'-' reads standard input, but that is the keyboard."
msgstr "'-' читає стандартне введення, але це клавіатура."

msgid "Redirect a file or pipe a command into aircart, or name the file."
msgstr "Перенаправте файл або передайте команду в aircart через конвеєр, або назвіть файл."

# DataFolder.swift
msgid "There is no folder to keep things in: HOME is not set."
msgstr "Немає теки для зберігання: HOME не задано."

msgid "Name one with AIRCART_HOME."
msgstr "Назвіть теку через AIRCART_HOME."

msgid "The folder '{a}' cannot be created: {b}."
msgstr "Не вдається створити теку '{a}': {b}."

msgid "Name a place that you may write to with AIRCART_HOME."
msgstr "Назвіть через AIRCART_HOME місце, куди ви можете писати."

# FileDescriptor.swift
msgid "Standard input cannot be read: {a}"
msgstr "Не вдається прочитати стандартне введення: {a}"

# Interrupt.swift
msgid "Stopped. Nothing was written."
msgstr "Зупинено. Нічого не записано."

# ProcessLimits.swift
msgid "This needs {a} more open files, and the system allows fewer."
msgstr "Для цього треба відкрити ще файлів: {a}, а система стільки не дозволяє."

msgid "Raise the limit on open files, as in ulimit -n 256."
msgstr "Збільште обмеження на відкриті файли, наприклад ulimit -n 256."

msgid "This needs {a} more memory, and the system does not give it."
msgstr "Для цього потрібно ще {a} пам’яті, а система її не дає."

msgid "Raise the limit on memory (ulimit -v), or compute less."
msgstr "Збільште обмеження пам’яті (ulimit -v) або обчислюйте менше."

# TextTable.swift
msgid "Left out for lack of room: {a}. '--columns all' shows it."
msgstr "Не вмістилося: {a}. Показати: '--columns all'."

msgid "Left out for lack of room: {a}. '--columns all' shows them."
msgstr "Не вмістилися: {a}. Показати: '--columns all'."

# FieldsRun.swift
msgid "'--force' overwrites the file of '--write-farm', which is not asked for."
msgstr "'--force' перезаписує файл '--write-farm', а його не задано."

msgid "A farm goes into a file."
msgstr "Господарство записують у файл."

msgid "Name it, as in --write-farm farm.json."
msgstr "Назвіть його, наприклад --write-farm farm.json."

msgid "The file '{a}' is there already."
msgstr "Файл '{a}' уже існує."

msgid "Name a new file, or add --force to overwrite it."
msgstr "Назвіть новий файл або додайте --force, щоб його перезаписати."

msgid "A farm file stands alone, and '{a}' is beside it."
msgstr "Файл господарства стоїть сам, а поруч є '{a}'."

msgid "Products and rates stand in the farm file."
msgstr "Продукти й норми вказують у файлі господарства."

# FillsMapOutput.swift
msgid "'--{a}' is for a map, and none was named."
msgstr "'--{a}' призначено для карти, а жодної не названо."

msgid "Name it before the products, as in rx.geojson, or leave out '--{a}'."
msgstr "Назвіть її перед продуктами, наприклад rx.geojson, або приберіть '--{a}'."

msgid "'--{a}' is for the map of the fills, and none was asked for."
msgstr "'--{a}' призначено для карти заправок, а її не задано."

msgid "Add --fills-map fills.svg, or --load-sheet sheet.html, and --width 76ft."
msgstr "Додайте --fills-map fills.svg або --load-sheet sheet.html і --width 76ft."

msgid "Name it before the products, as in rx.geojson."
msgstr "Назвіть її перед продуктами, наприклад rx.geojson."

msgid "The map of the fills '{a}' is neither a picture nor points."
msgstr "Карта заправок '{a}' — ні зображення, ні точки."

msgid "Name it .svg for a picture or .geojson for points."
msgstr "Назвіть її .svg для зображення або .geojson для точок."

msgid "The width '{a}' is not that of a drill."
msgstr "Ширина '{a}' — це не ширина сівалки."

msgid "Write it from 1 to 100 m, as in --width 76ft."
msgstr "Напишіть від 1 до 100 m, наприклад --width 76ft."

msgid "The file gives the area of its zones, but no outlines."
msgstr "Файл містить площі зон, але без контурів."

msgid "Leave out '--{a}', or take the map with outlines."
msgstr "Приберіть '--{a}' або візьміть карту з контурами."

msgid "The drill makes more than {a} passes over the map."
msgstr "Сівалка робить понад {a} проходів на карті."

msgid "Give its whole width, as in --width 76ft."
msgstr "Вкажіть її повну ширину, наприклад --width 76ft."

msgid "'--fills-map' needs the width of the drill."
msgstr "'--fills-map' потребує ширини сівалки."

msgid "Write it, as in --width 76ft."
msgstr "Напишіть її, наприклад --width 76ft."

msgid "'{a}' is not a direction."
msgstr "'{a}' — це не напрямок."

msgid "Write degrees clockwise from north, as in --pass 90deg."
msgstr "Напишіть градуси за годинниковою стрілкою від півночі, наприклад --pass 90deg."

msgid "There is no map of the fills: no plan gives every product a tank."
msgstr "Карти заправок немає: жоден план не дає кожному продукту відсіку."

msgid "Pass by pass the map takes {a}; the answer and its load sheet take {b}, zone after zone."
msgstr "Прохід за проходом на карту піде {a}; у відповіді та її картці завантаження — {b}, зона за зоною."

msgid "{n} fill"
msgid_plural "{n} fills"
msgstr[0] "{n} заправка"
msgstr[1] "{n} заправки"
msgstr[2] "{n} заправок"

# PlanVerb.swift
msgid "'--{a}' is for several fields."
msgstr "'--{a}' призначено для кількох полів."

msgid "Name them, as in --field Home=155 --field North=310, or in a file."
msgstr "Назвіть їх, наприклад --field Home=155 --field North=310, або у файлі."

# FarmRun.swift
msgid "If {a} is a table of fields, 'aircart plan' reads it, and its --write-farm farm.json writes it as a farm."
msgstr "Якщо {a} — таблиця полів, її читає 'aircart plan', а його --write-farm farm.json записує її як господарство."

msgid "Bring capacities, rates and areas to usual sizes."
msgstr "Зведіть місткості, норми та площі до звичних величин."

msgid "The option '--{a}' is for a farm, and no farm file was named."
msgstr "Параметр '--{a}' призначено для господарства, а файлу господарства не названо."

msgid "Name one, as in: aircart compare Scenarios/farm.json --{a} …"
msgstr "Назвіть його, наприклад: aircart compare Scenarios/farm.json --{a} …"

msgid "The option '--{a}' is for one farm, and several were named."
msgstr "Параметр '--{a}' призначено для одного господарства, а названо кілька."

msgid "Leave it out, or name one farm file."
msgstr "Приберіть його або назвіть один файл господарства."

msgid "'--{a} -' reads standard input, which serves one farm, and several were named."
msgstr "'--{a} -' читає стандартне введення, яке підходить для одного господарства, а названо кілька."

msgid "Write it to a file, as in --{a} {b}.json."
msgstr "Запишіть у файл, наприклад --{a} {b}.json."

msgid "The option '--{a}' states a job, and a farm file states its own."
msgstr "Параметр '--{a}' задає завдання, а файл господарства має власне."

msgid "Write it into the farm file; its keys are shown by: aircart schema farm"
msgstr "Запишіть це у файл господарства; його ключі показує: aircart schema farm"

# OutputFiles.swift
msgid "'--{a} {b}' would overwrite '{c}', which is read."
msgstr "'--{a} {b}' перезаписав би '{c}', який читається."

msgid "Name another file to write to."
msgstr "Назвіть інший файл для запису."

msgid "'--{a} {b}' and '--{c} {d}' name one file."
msgstr "'--{a} {b}' і '--{c} {d}' називають один файл."

msgid "Write each to a file with another name."
msgstr "Записуйте кожен у файл з іншою назвою."

# FailureCondition.swift
msgid "The condition '--fail-on {a}' holds."
msgstr "Умову '--fail-on {a}' виконано."

# Answer+Sections.swift
msgid "Note"
msgstr "Примітка"

msgid "Notes"
msgstr "Примітки"

msgid "Constraints: {a}."
msgstr "Обмеження: {a}."

msgid "Densities: {a}."
msgstr "Щільність: {a}."

msgid "Densities: {a}; by the app's listed figures {b} a fill, {c}."
msgstr "Щільність: {a}; за даними зі списку застосунку — {b} на заправку, {c}."

msgid "Densities: {a}; by published figures {b} a fill, {c}."
msgstr "Щільність: {a}; за опублікованими даними — {b} на заправку, {c}."

msgid "Together"
msgstr "Разом"

msgid "Advice"
msgstr "Поради"

msgid "Nutrients delivered"
msgstr "Внесені поживні речовини"

msgid "Actual nutrient"
msgstr "Діюча речовина"

# ComparisonAnswer.swift
msgid "{a}, {b} of product: {c}."
msgstr "{a}, продукту {b}: {c}."

msgid "{a}: infeasible. {b}"
msgstr "{a}: неможливо. {b}"

msgid "none"
msgstr "немає"

msgid "Gross {a}"
msgstr "Брутто, {a}"

msgid "your own cart"
msgstr "ваш бункер"

msgid "Carts"
msgstr "Бункери"

msgid "Blends"
msgstr "Суміші"

msgid "House rules"
msgstr "Правила господарства"

msgid "Cart"
msgstr "Бункер"

msgid "Cart load"
msgstr "Завантаженість"

msgid "Fills"
msgstr "Заправки"

msgid "Per fill"
msgstr "На заправку"

msgid "Runs out first"
msgstr "Закінчується першим"

msgid "No tank"
msgstr "Без відсіку"

msgid "Holds"
msgstr "Місткість"

msgid "Most"
msgstr "Максимум"

msgid "Last fill"
msgstr "Остання"

msgid "Simple rule"
msgstr "Просте правило"

# FarmAnswer.swift
msgid "Area per fill, {a}"
msgstr "Площа на заправку, {a}"

msgid "Date"
msgstr "Дата"

msgid "Ordered by"
msgstr "Замовник"

msgid "Order and load: {a}, {b}"
msgstr "Замовити й завантажити: {a}, {b}"

msgid "{a} in {b}"
msgstr "{a} — {b}"

msgid "{a} % overlap included"
msgstr "з перекриттям {a} %"

msgid "Densities: {a}"
msgstr "Щільність: {a}"

msgid "Constraints on all crops with {a}: {b}."
msgstr "Обмеження для всіх культур із {a}: {b}."

msgid "Constraints on {a} with {b}: {c}."
msgstr "Обмеження для {a} з {b}: {c}."

msgid "Alone"
msgstr "Окремо"

msgid "Continued"
msgstr "Підряд"

msgid "No smaller cart takes as few."
msgstr "Жоден менший бункер не обходиться такою кількістю."

msgid "{a} is the smallest cart that needs no more fills."
msgstr "{a} — найменший бункер, якому не треба більше заправок."

msgid "Fewer fills against a smaller cart: {a}."
msgstr "Менше заправок чи менший бункер: {a}."

msgid "Every other holds no less than one of these and takes no fewer fills."
msgstr "Кожен інший уміщує не менше за один із цих і потребує не менше заправок."

msgid "{a} is infeasible. {b}"
msgstr "{a}: неможливо. {b}"

msgid "Tanks of {a}"
msgstr "Відсіки {a}"

msgid "On {a}, {b}"
msgstr "{a}: {b}"

msgid "Fields, as {a} seeds them"
msgstr "Поля в порядку сівби з {a}"

msgid "Product continues on the next field where that has the same products in the same tanks; Alone counts fills with loads for each field by itself."
msgstr "Продукт переходить на наступне поле, якщо там ті самі продукти в тих самих відсіках; «Окремо» — кількість заправок, якщо завантажувати для кожного поля окремо."

msgid "A clean-out is a tank that gets another product than it held last. Tanks are chosen for all crops together: fewest fills, then house rules, then clean-outs."
msgstr "Очищення — це коли відсік отримує інший продукт, ніж був у ньому востаннє. Відсіки вибрано для всіх культур разом: найменше заправок, потім правила господарства, потім очищення."

msgid "That none needs fewer is not proven for {a}."
msgstr "Не доведено, що менше неможливо: {a}."

msgid "No other layout needs fewer."
msgstr "Жоден інший розподіл не потребує менше."

msgid "No other layout needs fewer, and no other order of the crops lowers the total."
msgstr "Жоден інший розподіл не потребує менше, і жоден інший порядок культур не зменшує загальної кількості."

msgid "Fields are seeded as they stand in the file."
msgstr "Поля засівають у тому порядку, що у файлі."

msgid "All carts seed the crops in one order."
msgstr "Усі бункери сіють культури в одному порядку."

msgid "All carts seed the crops in one order, by their dates."
msgstr "Усі бункери сіють культури в одному порядку, за їхніми датами."

msgid "Product to order for {a}"
msgstr "Замовити продукт для {a}"

msgid "The margin is {a} % of what is seeded."
msgstr "Запас — {a} % від того, що йде на поля."

msgid "What stays in the tanks is ordered once."
msgstr "Те, що лишається у відсіках, замовляють один раз."

msgid "Bags are taken for {a} lb ({b} kg) each."
msgstr "Маса одного мішка — {a} lb ({b} kg)."

msgid "{a} of {b} hold {c} {d} each."
msgstr "{a}, {b}: по {c} {d}."

msgid "One truck brings it in {a}."
msgstr "Усе привозить одна вантажівка: {a}."

msgid "{a} bring it in {b}, in turns."
msgstr "Усе привозять по черзі {a}: {b}."

msgid "What is on board when a field is done and its fill goes on to the next:"
msgstr "Що є на борту, коли поле закінчено, а заправка переходить на наступне:"

msgid "end of {a}"
msgstr "{a}, кінець"

msgid "Crops"
msgstr "Культури"

msgid "Crop"
msgstr "Культура"

msgid "Fields"
msgstr "Поля"

msgid "Area"
msgstr "Площа"

msgid "Rates"
msgstr "Норми"

msgid "Clean-outs"
msgstr "Очищення"

msgid "Beaten by"
msgstr "Кращий за нього"

msgid "Clean before"
msgstr "Очистити"

msgid "Field"
msgstr "Поле"

msgid "Product"
msgstr "Продукт"

msgid "Seeded"
msgstr "На поля"

msgid "Margin"
msgstr "Запас"

msgid "In tanks"
msgstr "У відсіках"

msgid "Order"
msgstr "Замовити"

msgid "Volume"
msgstr "Об’єм"

msgid "Litres"
msgstr "Літри"

msgid "Bags"
msgstr "Мішки"

msgid "Tank"
msgstr "Відсік"

msgid "Full fill"
msgstr "Повна"

msgid "Fill"
msgstr "Заправка"

msgid "Ends"
msgstr "Кінець"

msgid "Field done"
msgstr "Поле закінчено"

msgid "In fill"
msgstr "У заправці"

msgid "Load"
msgstr "Вантаж"

msgid "Truck"
msgstr "Вантажівка"

msgid "Hopper"
msgstr "Секція"

msgid "Mass"
msgstr "Маса"

msgid "For fills"
msgstr "Для заправок"

msgid "{n} load"
msgid_plural "{n} loads"
msgstr[0] "{n} рейс"
msgstr[1] "{n} рейси"
msgstr[2] "{n} рейсів"

msgid "{n} truck"
msgid_plural "{n} trucks"
msgstr[0] "{n} вантажівка"
msgstr[1] "{n} вантажівки"
msgstr[2] "{n} вантажівок"

# FarmsAnswer.swift
msgid "{a}; {b} without a result"
msgstr "{a}; без результату: {b}"

msgid "No farm has a result."
msgstr "Жодне господарство не має результату."

msgid "{a} on {b}{c}"
msgstr "{a} у {b}{c}"

msgid "{a} {b} on {c} of {d}{e}"
msgstr "{d}: {a} {b} у {c}{e}"

msgid "other carts on {a}"
msgstr "інші бункери у {a}"

msgid "tied"
msgstr "нарівні з іншим"

msgid "tied on {a}"
msgstr "нарівні з іншим у {a}"

msgid "Farm"
msgstr "Господарство"

msgid "Farms"
msgstr "Господарства"

msgid "Without a result"
msgstr "Без результату"

msgid "{n} farm"
msgid_plural "{n} farms"
msgstr[0] "{n} господарство"
msgstr[1] "{n} господарства"
msgstr[2] "{n} господарств"

# FieldsAnswer+Map.swift
msgid "The file says {a}, {b}."
msgstr "У файлі вказано {a}, {b}."

msgid "{a}: {b} on {c}; {d} in the mean, {e} at least and {f} at most."
msgstr "{a}: {b} на {c}; у середньому {d}, щонайменше {e} і щонайбільше {f}."

msgid "In any order of its acres these tanks take {a}."
msgstr "За будь-якого порядку площі на ці відсіки піде {a}."

msgid "Zone by zone these tanks take {a}; in any other order of its acres {b} to {c}."
msgstr "Зона за зоною на ці відсіки піде {a}; за будь-якого іншого порядку площі — від {b} до {c}."

msgid "Map"
msgstr "Карта"

msgid "Zone"
msgstr "Зона"

# FieldsAnswer.swift
msgid "So the drill goes with full loads of these tanks. The loads below are for zone after zone, whose fills end elsewhere."
msgstr "Так іде сівалка з повними завантаженнями цих відсіків. Завантаження нижче — для зони за зоною, де заправки закінчуються в інших місцях."

msgid "{a}, one lot after the other"
msgstr "{a}, партія за партією"

msgid "One fill seeds {a}."
msgstr "Однієї заправки вистачає на {a}."

msgid "{a} seed {b}. The refill is {c}."
msgstr "На {b} піде {a}. Дозаправка: {c}."

msgid "{a} seed {b}. The first refill is {c}."
msgstr "На {b} піде {a}. Перша дозаправка: {c}."

msgid "at the end of {a}"
msgstr "{a}, наприкінці"

msgid "in {a} after {b} of {c}"
msgstr "{a}, після {b} з {c}"

msgid "{a} in {b} with {c} ({d}): {e}."
msgstr "{a}, {b}, бункер {c} ({d}): {e}."

msgid "Densities: {a}; by the app's listed figures {b}."
msgstr "Щільність: {a}; за даними зі списку застосунку — {b}."

msgid "Densities: {a}; by published figures {b}."
msgstr "Щільність: {a}; за опублікованими даними — {b}."

msgid "Fertilizers are blended for one field at a time, as in --field 160ac."
msgstr "Добрива змішують для одного поля за раз, наприклад --field 160ac."

msgid "With loads for each field by itself it would take {a}."
msgstr "Якщо завантажувати для кожного поля окремо, вийде {a}."

msgid "As one field of {a}, with fertilizers blended, it would take {b}."
msgstr "Якщо це буде одне поле на {a} зі змішаними добривами, вийде {b}."

msgid "{a} do not all get a tank from the start. They are loaded one after the other, and their tanks are emptied between."
msgstr "{a} не всі мають відсік від самого початку. Їх завантажують по черзі, а їхні відсіки між тим спорожнюють."

msgid "{a} in their own tanks from the start save no fill: one after the other they take {b}, too."
msgstr "{a} у власних відсіках від самого початку не економлять жодної заправки: по черзі теж вийде {b}."

msgid "{a} have their own tanks from the start: one after the other they would take {b}."
msgstr "{a} мають власні відсіки від самого початку: по черзі вийде {b}."

msgid "{a} are loaded one after the other, and their tanks are emptied between: in their own tanks from the start they would take {b}."
msgstr "{a} завантажують по черзі, а їхні відсіки між тим спорожнюють: у власних відсіках від самого початку вийде {b}."

msgid "Area with overlap"
msgstr "Площа з перекриттям"

msgid "Fields in order"
msgstr "Поля за порядком"

msgid "Zones in order"
msgstr "Зони за порядком"

msgid "On board when a field is done"
msgstr "На борту, коли поле засіяне"

msgid "On board when a zone is done"
msgstr "На борту, коли зона засіяна"

msgid "The load sheet lists all {a}."
msgstr "У картці завантаження є все: {a}."

msgid "--details and --load-sheet show the loads of all fills."
msgstr "--details і --load-sheet показують завантаження всіх заправок."

msgid "at the weight limit"
msgstr "через обмеження ваги"

msgid "with {a}"
msgstr "{a}, наприкінці"

msgid "The fill ends {a}"
msgstr "Кінець заправки: {a}"

msgid "Fill {a} ends {b}"
msgstr "Кінець заправки {a}: {b}"

msgid "{a} is then on board."
msgstr "на борту тоді {a}."

msgid "{a} are then on board."
msgstr "на борту тоді {a}."

msgid "when only the reserve of {a} is left"
msgstr "коли лишається тільки резерв {a}"

msgid "when {a} runs out"
msgstr "коли закінчується {a}"

msgid "{a} of {b}"
msgstr "{b} {a}"

msgid "Pass by pass"
msgstr "Прохід за проходом"

msgid "Done in fill"
msgstr "Кінець, №"

msgid "Where fills end"
msgstr "Де закінчуються заправки"

msgid "Products required"
msgstr "Потрібні продукти"

msgid "Required"
msgstr "Потрібно"

msgid "Weight"
msgstr "Вага"

# HTMLRenderer.swift
msgid "Page {a} of {b}"
msgstr "Сторінка {a} з {b}"

# LoadSheetAnswer.swift
msgid "From the tender so far"
msgstr "Усього із завантажувача"

msgid "After fill"
msgstr "Після заправки"

# PlanAnswer.swift
msgid "{a}{b} with {c} ({d}{e}): {f}."
msgstr "{a}{b}, бункер {c} ({d}{e}): {f}."

msgid "Cart utilization"
msgstr "Використання бункера"

msgid "UNALLOCATED {a}"
msgstr "БЕЗ ВІДСІКУ: {a}"

msgid "empty"
msgstr "порожньо"

msgid "of {a}"
msgstr "з {a}"

msgid "Capacity bound"
msgstr "Межа місткості"

msgid "Densities"
msgstr "Щільність"

msgid "On board"
msgstr "На борту"

msgid "Rate"
msgstr "Норма"

msgid "Density"
msgstr "Щільність"

msgid "Use"
msgstr "Стан"

msgid "Fill plan"
msgstr "План заправок"

msgid "Simple rule (greedy)"
msgstr "Просте правило (жадібне)"

# AdviceNote.swift
msgid "{a}: {b} with the seed, {c} in the band."
msgstr "{a}: {b} з насінням, {c} у стрічку."

msgid "{a} State yours as \"drill\" in the farm file."
msgstr "{a} Вкажіть своє значення як \"drill\" у файлі господарства."

msgid "{a} State yours with --drill."
msgstr "{a} Вкажіть своє значення через --drill."

msgid "AirCart's own assumption"
msgstr "власне припущення AirCart"

msgid "{a}, as in inoculant=5."
msgstr "{a}, наприклад inoculant=5."

# BlendOffer.swift
msgid "Seasons are simulated without blends; 'aircart compare' finds them."
msgstr "Сезони моделюють без тукосумішей; 'aircart compare' їх знаходить."

# ConflictText.swift
msgid "The constraint {a} makes it so."
msgstr "Причина — обмеження {a}."

msgid "These constraints cannot all be kept: {a}."
msgstr "Усіх цих обмежень разом не дотримати: {a}."

msgid "Without {a} it takes one fill: {b}."
msgstr "Якщо зняти {a}, вистачить однієї заправки: {b}."

msgid "Without {a} it takes {b} of {c}: {d}."
msgstr "Якщо зняти {a}, знадобиться {b} по {c}: {d}."

# ConstraintText.swift
msgid "Not counted above, because it stays in: {a}, {b}."
msgstr "Вище не враховано, бо лишається у відсіках: {a}, {b}."

# DensityConversionText.swift
msgid "{a}: {b}, {c} lb per US bushel."
msgstr "{a}: {b}; {c} lb на бушель США."

msgid "{a} kg/hL with {b} in a bushel"
msgstr "{a} kg/hL, у бушелі {b}"

msgid "{a} lb/ft3 with {b} ft3 in a bushel"
msgstr "{a} lb/ft3, у бушелі {b} ft3"

msgid "{a} lb in an Avery bushel of {b}, {c} in a US one"
msgstr "{a} lb у бушелі Avery ({b}), у бушелі США {c}"

msgid "{a} lb/gal with {b} US gal in a bushel"
msgstr "{a} lb/gal, у бушелі {b} US gal"

msgid "{a} {b} with {c} in a bushel"
msgstr "{a} {b}, у бушелі {c}"

msgid "{a} g/0.5L are {b} by the Canadian Grain Commission's equation ({c})"
msgstr "{a} g/0.5L — це {b} за рівнянням Канадської зернової комісії ({c})"

# FarmComparison+Advice.swift
msgid "With {a} {b} follows {c} in {d} on {e}."
msgstr "У бункері {a}, {d}: {b} йде після {c} на {e}."

msgid "With {a} {b} follows {c} in {d} on {e}, and {f}."
msgstr "У бункері {a}, {d}: {b} йде після {c} на {e}, і {f}."

msgid "{n} more time"
msgid_plural "{n} more times"
msgstr[0] "ще {n} раз"
msgstr[1] "ще {n} рази"
msgstr[2] "ще {n} разів"

# FarmComparison+Request.swift
msgid "Without blends {a} cannot seed every crop."
msgstr "Без тукосумішей {a} не може засіяти всі культури."

msgid "Without blends {a} takes {b} too."
msgstr "Без тукосумішей на {a} теж вийде {b}."

msgid "Without blends {a} takes {b} in place of {c}."
msgstr "Без тукосумішей на {a} вийде {b}, а не {c}."

msgid "No blends are looked for in {a}: it has more than {b} fertilizers. 'aircart plan' takes stated ones, as in --blend 'urea+ams'."
msgstr "Тукосумішей для {a} не шукали: там понад {b} добрив. 'aircart plan' приймає задані, наприклад --blend 'urea+ams'."

msgid "{a} With published densities {b} takes {c} too."
msgstr "{a} За опублікованої щільності на {b} теж вийде {c}."

msgid "{a} With published densities {b} takes {c} in place of {d}."
msgstr "{a} За опублікованої щільності на {b} вийде {c}, а не {d}."

msgid "constraints on {a} crops, and it has {b}"
msgstr "кількість культур в обмеженнях — {a}, а в господарстві — {b}"

msgid "The cart '{a}' cannot be planned on the farm: {b}"
msgstr "Бункер '{a}' не можна запланувати для господарства: {b}"

# FarmComparison+Row.swift
msgid "takes the fewest fills"
msgstr "потребує найменше заправок"

msgid "take the fewest fills"
msgstr "потребують найменше заправок"

msgid "No cart can seed the farm."
msgstr "Жоден бункер не може засіяти господарство."

msgid "Best cart"
msgstr "Найкращий бункер"

msgid "Next"
msgstr "Наступний"

msgid "Smallest"
msgstr "Найменший"

# FieldsDocument+Data.swift
msgid "What each field takes"
msgstr "Що йде на кожне поле"

# JobError+Text.swift
msgid "it has no product"
msgstr "немає жодного продукту"

msgid "it has no tank"
msgstr "немає жодного відсіку"

msgid "{a} tanks, and at most {b} are possible"
msgstr "відсіків {a}, а можливо щонайбільше {b}"

msgid "{a} products, and at most {b} are possible"
msgstr "продуктів {a}, а можливо щонайбільше {b}"

msgid "a field of {a} ac"
msgstr "поле на {a} ac"

msgid "{a} rates of {b}, of which a job has one"
msgstr "норм {b}: {a}, а в завданні може бути одна"

msgid "{a} lb/ac of {b}"
msgstr "{b} {a} lb/ac"

msgid "{a} lb/bu for {b}"
msgstr "{a} lb/bu для {b}"

msgid "{a} bu in {b}"
msgstr "{a} bu у {b}"

msgid "constraint {a} leaves nothing to load"
msgstr "обмеження {a} не лишає що завантажувати"

msgid "{a} tanks, and {b} takes {c}"
msgstr "відсіків {a}, а {b} приймає {c}"

msgid "{a} products, and {b} takes {c}"
msgstr "продуктів {a}, а {b} приймає {c}"

msgid "{a} assignments, and the exhaustive search takes {b}"
msgstr "варіантів розподілу {a}, а повний перебір приймає {b}"

msgid "its constraints need {a}"
msgstr "для його обмежень потрібно: {a}"

msgid "tanks filled to capacity do not keep a weight limit"
msgstr "повністю заповнені відсіки не дотримують обмеження ваги"

# NutrientTargetText.swift
msgid "{a} is not needed."
msgstr "{a}: не потрібно."

msgid "Nutrients asked for: {a} {b}."
msgstr "Задано поживних речовин: {a} {b}."

msgid "the least cost"
msgstr "найменша вартість"

msgid "the least product"
msgstr "найменше продукту"

msgid "{a} {b} meets this exactly with {c}."
msgstr "{a} {b} точно це забезпечує: {c}."

msgid "{a} {b} meet this exactly with {c}."
msgstr "{a} {b} точно це забезпечують: {c}."

msgid "{a} {b} comes closest with {c}."
msgstr "{a} {b} підходить найближче: {c}."

msgid "{a} {b} come closest with {c}."
msgstr "{a} {b} підходять найближче: {c}."

msgid "prices of a short ton"
msgstr "ціни за коротку тонну"

msgid "prices of a tonne"
msgstr "ціни за тонну"

msgid "{a} an acre ({b} for {c} ac) at {d}"
msgstr "{a} на акр ({b} на {c} ac), якщо це {d}"

msgid "{a} a hectare ({b} for {c} ha) at {d}"
msgstr "{a} на гектар ({b} на {c} ha), якщо це {d}"

msgid "The least cost is {a}, or {b}."
msgstr "Найменша вартість — {a}, або {b}."

msgid "{a} at its given rate brings {b} {c}."
msgstr "{a} за вказаної норми дає {b} {c}."

msgid "Together {a} bring {b} more {c} than asked."
msgstr "Разом {a} дають {c} на {b} більше, ніж задано."

msgid "{a} alone brings {b} more {c} than asked."
msgstr "{a} уже дає {c} на {b} більше, ніж задано."

# PairWarning.swift
msgid "as stated"
msgstr "за вказаним"

# PlanDocument+OnBoard.swift
msgid "What is on board seeds {a}; the plan is for the rest."
msgstr "Того, що на борту, вистачить на {a}; план — на решту."

msgid "Left"
msgstr "Решта"

# PlanRequest+Document.swift
msgid "Clean out {a} first: {b} of {c} come out."
msgstr "Спершу очистіть {a}: вийде {c} {b}."

msgid "one stop"
msgstr "одна зупинка"

msgid "With {a} cleaned out first, the field takes {b} instead of {c}: add {d}."
msgstr "Якщо спершу очистити {a}, на поле піде {b}, а не {c}: додайте {d}."

msgid "add {a}"
msgstr "додайте {a}"

msgid "replace the stated --seed-placed with {a}"
msgstr "замініть вказаний --seed-placed на {a}"

msgid "one fill"
msgstr "одна заправка"

msgid "As they are placed, no blend leaves each a tank. With {a} in the band, a blend of {b} gives {c}: {d}."
msgstr "За такого розміщення жодна тукосуміш не дає кожному продукту відсіку. Якщо {a} внести у стрічку, із тукосумішшю {b} вийде {c}: {d}."

msgid "Blends are looked for among {a} fertilizers at most: name one, as in --blend 'urea+ams'."
msgstr "Тукосуміші шукають щонайбільше серед {a} добрив: назвіть одну, наприклад --blend 'urea+ams'."

msgid "{a} Plan with --densities published."
msgstr "{a} Плануйте з --densities published."

msgid "'--no-saddle' leaves out a tank. With the saddle tank of {a} the field takes one fill."
msgstr "'--no-saddle' прибирає відсік. Із сідловим відсіком {a} на поле вистачить однієї заправки."

msgid "'--no-saddle' leaves out a tank. With the saddle tank of {a} the field takes {b} of {c}."
msgstr "'--no-saddle' прибирає відсік. Із сідловим відсіком {a} на поле піде {b} по {c}."

msgid "{n} stop"
msgid_plural "{n} stops"
msgstr[0] "{n} зупинка"
msgstr[1] "{n} зупинки"
msgstr[2] "{n} зупинок"

# RateConversion.swift
msgid "{a} bu/ac at {b} lb in a US bushel is {c}."
msgstr "{a} bu/ac, якщо у бушелі США {b} lb, — це {c}."

msgid "{a} US gal/ac at {b} is {c}."
msgstr "{a} US gal/ac за щільності {b} — це {c}."

msgid "{a} L/ha at {b} is {c}."
msgstr "{a} L/ha за щільності {b} — це {c}."

msgid "{a} {b} at {c} g in 1,000 seeds is {d}."
msgstr "{a} {b} за маси 1000 насінин {c} g — це {d}."

msgid "{a} at {b} % survival is {c}, which at {d} g in 1,000 seeds is {e}."
msgstr "{a} за виживання {b} % — це {c}, а за маси 1000 насінин {d} g — {e}."

msgid "seeds"
msgstr "насінин"

msgid "plants"
msgstr "рослин"

msgid "{a} at {b} g in 1,000 seeds is {c}."
msgstr "{a} за маси 1000 насінин {b} g — це {c}."

msgid "{a} at {b} g in 1,000 seeds is {c}, {d} at {e} % survival."
msgstr "{a} за маси 1000 насінин {b} g — це {c}, {d} за виживання {e} %."

# Scenario+DensityNote.swift
msgid "{a} Plan with {b}."
msgstr "{a} Плануйте з {b}."

msgid "{a} With {b} a fill of {c} in the first job covers as much, {d}."
msgstr "{a} З {b} заправка {c} у першому завданні покриває стільки ж: {d}."

msgid "{a} With {b} a fill of {c} in the first job covers {d} instead of {e} ({f})."
msgstr "{a} З {b} заправка {c} у першому завданні покриває {d}, а не {e} ({f})."

# FillsMap.swift
msgid "One pass, the first at {a}° from north; north is above."
msgstr "Один прохід під кутом {a}° від півночі; північ угорі."

msgid "{a} passes, the first at {b}° from north; north is above."
msgstr "Проходів: {a}, перший під кутом {b}° від півночі; північ угорі."

msgid "Darker is more {a}: {b} to {c} {d}."
msgstr "Темніше — більше {a}: {b}–{c} {d}."

msgid "{a}: the weight limit ends it in pass {b}, {c} from its end."
msgstr "{a}: її закінчує обмеження ваги у проході {b}, до його кінця {c}."

msgid "{a}: the field is done."
msgstr "{a}: поле закінчено."

msgid "{a}: {b} runs out in pass {c}, {d} from its end."
msgstr "{a}: {b} закінчується у проході {c}, до його кінця {d}."

# CartDrawing.swift
msgid "Empty"
msgstr "Порожньо"

# ZipArchive.swift
msgid "this is not a .zip archive, or its end is missing"
msgstr "це не архів .zip, або бракує його кінця"

msgid "the archive has {a} files, more than {b}"
msgstr "файлів в архіві — {a}, більше ніж {b}"

msgid "the files of the archive are larger than {a} MiB together"
msgstr "файли архіву разом більші за {a} MiB"

msgid "the archive is torn: {a}"
msgstr "архів пошкоджено: {a}"

msgid "the archive has {a}, which leads out of its folder"
msgstr "в архіві є {a}, а це веде за межі його теки"

msgid "the archive has {a} twice"
msgstr "в архіві двічі є {a}"

msgid "{a} in the archive is encrypted"
msgstr "{a} в архіві зашифровано"

msgid "{a} in the archive is in Zip64"
msgstr "{a} в архіві має формат Zip64"

msgid "{a} in the archive is packed by method {b}, and only stored and deflated files are read"
msgstr "{a} в архіві стиснуто методом {b}, а читаються лише файли без стиснення та deflate"

msgid "{a} in the archive is larger than 16 MiB"
msgstr "{a} в архіві більше за 16 MiB"

msgid "join zones of one rate, or split the map by fields"
msgstr "об’єднайте зони з однаковою нормою або розділіть карту за полями"

msgid "{a} is said to have {b} bytes, packed in {c}"
msgstr "{a}: заявлено байтів — {b}, у стисненому вигляді — {c}"

msgid "copy it or have it sent again"
msgstr "скопіюйте його ще раз або попросіть надіслати знову"

msgid "unpack it, and name the folder that it makes"
msgstr "розпакуйте його та назвіть теку, яка вийде"

# DescriptionValidator.swift
msgid "{a} must be {b}, not {c}"
msgstr "{a}: має бути {b}, а не {c}"

msgid "a share of {a} is {b} %"
msgstr "частка {a} — це {b} %"

msgid "at least {a}"
msgstr "щонайменше {a}"

msgid "at most {a}"
msgstr "щонайбільше {a}"

msgid "{a} appears twice in {b}"
msgstr "{a} двічі вказано в {b}"

msgid "first on line {a}"
msgstr "уперше в рядку {a}"

msgid "the key {a} appears twice in the same object"
msgstr "ключ {a} двічі вказано в одному об’єкті"

msgid "unknown key {a}"
msgstr "невідомий ключ {a}"

msgid "known keys: {a}"
msgstr "відомі ключі: {a}"

msgid "{a} needs the key {b}"
msgstr "{a}: потрібен ключ {b}"

msgid "is {a} on line {b} meant to be it?"
msgstr "можливо, це мав бути {a} у рядку {b}?"

msgid "for example: {a}: {b}"
msgstr "наприклад: {a}: {b}"

msgid ", not {a}"
msgstr ", а не {a}"

msgid "a range must have at most {a} values"
msgstr "кількість значень у діапазоні — щонайбільше {a}"

msgid "a step must not be 0"
msgstr "крок не може дорівнювати 0"

msgid "this step is too small to be counted"
msgstr "цей крок замалий, щоб рахувати"

msgid "this step leads from {a} away from {b}"
msgstr "цей крок веде від {a} у бік, протилежний до {b}"

msgid "steps of {a} from {b} do not reach {c}"
msgstr "кроки по {a} від {b} не потрапляють у {c}"

msgid "the nearest end is {a}"
msgstr "найближчий кінець — {a}"

msgid "a range includes its end, so the end must be a whole number of steps away"
msgstr "діапазон містить свій кінець, тому до кінця має бути ціла кількість кроків"

msgid "names a folder: only letters without accents, digits, - and _"
msgstr "називає теку: лише латинські літери без діакритики, цифри, - і _"

msgid "must be one line without control characters"
msgstr "має бути одним рядком без керівних символів"

msgid "must not have characters that turn the direction of text"
msgstr "не повинно мати символів, що змінюють напрям тексту"

msgid "must not be blank"
msgstr "не повинно бути порожнім"

# DocumentPath.swift
msgid "the document"
msgstr "документ"

msgid "each value of {a}"
msgstr "кожне значення {a}"

# NumberRule.swift
msgid "0 or {a}"
msgstr "0 або {a}"

msgid "from {a} to {b}{c}"
msgstr "від {a} до {b}{c}"

msgid "more than {a} and at most {b}{c}"
msgstr "більше за {a} і щонайбільше {b}{c}"

msgid "at least {a}{b}"
msgstr "щонайменше {a}{b}"

msgid "more than {a}{b}"
msgstr "більше за {a}{b}"

msgid "at most {a}{b}"
msgstr "щонайбільше {a}{b}"

msgid "a number{a}"
msgstr "число{a}"

msgid "'{a}' is not a percentage up to {b} %."
msgstr "'{a}' — це не відсоток до {b} %."

msgid "'{a}' is not a percentage."
msgstr "'{a}' — це не відсоток."

msgid "Write it as 2%."
msgstr "Запишіть як 2%."

# TypeAdvice.swift
msgid "put [ and ] around it"
msgstr "візьміть у [ і ]"

msgid "write the number alone, without quotes"
msgstr "напишіть лише число, без лапок"

# ValueDescription.swift
msgid "{a} in quotes"
msgstr "{a} в лапках"

msgid "a whole number"
msgstr "ціле число"

msgid "a number"
msgstr "число"

msgid "true or false"
msgstr "true або false"

msgid "a list [ ] of {a}s"
msgstr "список [ ] (кожен елемент — {a})"

msgid "an object { }"
msgstr "об’єкт { }"

msgid "a list [ ]"
msgstr "список [ ]"

msgid "text"
msgstr "текст"

msgid "the number {a}"
msgstr "число {a}"

# DiagnosticReport.swift
msgid "and {a} more"
msgstr "і ще {a}"

msgid "did you mean {a}?"
msgstr "можливо, {a}?"

msgid "at the top level"
msgstr "на верхньому рівні"

msgid "at {a}"
msgstr "тут: {a}"

# ShownText.swift
msgid "and"
msgstr "і"

msgid "or"
msgstr "або"

# SourceText.swift
msgid "the file cannot be opened for reading"
msgstr "не вдається відкрити файл для читання"

msgid "this is a pipe, and nothing comes out of it"
msgstr "це канал, і з нього нічого не надходить"

msgid "this is a folder, not a file"
msgstr "це тека, а не файл"

msgid "this is a named pipe, not a file"
msgstr "це іменований канал, а не файл"

msgid "- in place of a name reads standard input"
msgstr "- замість назви читає стандартне введення"

msgid "this is a device or a socket, not a file"
msgstr "це пристрій або сокет, а не файл"

msgid "this cannot be read: {a}"
msgstr "це не вдається прочитати: {a}"

msgid "the file is larger than 16 MiB"
msgstr "файл більший за 16 MiB"

msgid "a scenario is a page of text; write long lists as { from, to, step }"
msgstr "сценарій — це сторінка тексту; довгі списки записуйте як { from, to, step }"

msgid "the file does not exist"
msgstr "файлу немає"

msgid "the file is in UTF-16"
msgstr "файл у кодуванні UTF-16"

msgid "save it again as UTF-8"
msgstr "збережіть його знову в UTF-8"

msgid "the file is not text: it contains zero bytes"
msgstr "файл не є текстом: у ньому є нульові байти"

msgid "the file is not in UTF-8 here"
msgstr "тут файл не в UTF-8"

# FarmResolver.swift
msgid "{a} and {b} both mean {c}"
msgstr "{a} і {b} означають одне: {c}"

msgid "products of {a}: {b}"
msgstr "продукти {a}: {b}"

msgid " and {a} more"
msgstr " і ще {a}"

msgid "a farm has at most {a} fields and zones, not {b}"
msgstr "у господарстві може бути щонайбільше {a} полів і зон, а не {b}"

msgid "the zones of {a} have {b} and the field {c}"
msgstr "площа зон {a} — {b}, а поля — {c}"

msgid "a road speed changes nothing while fewer than two fields have a position"
msgstr "швидкість на дорозі нічого не змінює, поки положення мають менше ніж два поля"

msgid "the positions of fields change nothing without a \"roadSpeed\", or trucks that drive"
msgstr "положення полів нічого не змінюють без \"roadSpeed\" або вантажівок, що їздять"

msgid "what roads allow in spring changes nothing without \"trucks\" that drive on them"
msgstr "весняні обмеження на дорогах нічого не змінюють без \"trucks\", що ними їздять"

msgid "\"roadsUntil\" changes nothing without \"roads\", the share of the payload until then"
msgstr "\"roadsUntil\" нічого не змінює без \"roads\" — частки вантажу до того часу"

msgid "an efficiency of {a} % likely has the turns in it, which are counted again"
msgstr "ефективність {a} %, мабуть, уже враховує розвороти, і тоді їх рахують двічі"

msgid "write \"turn\": 0 beside it, or leave the efficiency out"
msgstr "напишіть поруч \"turn\": 0 або приберіть ефективність"

msgid "unknown crop {a}"
msgstr "невідома культура {a}"

msgid "crops of this farm: {a}{b}"
msgstr "культури цього господарства: {a}{b}"

msgid "no field has the crop {a}"
msgstr "жодне поле не має культури {a}"

# NutrientAmounts.swift
msgid "\"targets\" name at least one of {a}"
msgstr "\"targets\" мають називати принаймні одне з: {a}"

msgid "a product needs the key \"rate\""
msgstr "продукту потрібен ключ \"rate\""

msgid "a fertilizer needs none where its crop has \"targets\" of nutrients"
msgstr "добриву він не потрібен, якщо його культура має \"targets\" поживних речовин"

msgid "{a} has no grade and lacks \"rate\""
msgstr "{a} не має марки й не має \"rate\""

msgid "only fertilizers have the rates that meet \"targets\""
msgstr "лише добрива отримують норми, що забезпечують \"targets\""

msgid "\"targets\" are met by at most {a} fertilizers, not {b}"
msgstr "\"targets\" забезпечують щонайбільше {a} добрив, а не {b}"

msgid "give some of them a \"rate\""
msgstr "дайте деяким із них \"rate\""

msgid "\"targets\" ask for {a} {b} of {c}"
msgstr "\"targets\" потребують {c} {a} {b}"

msgid "a rate is {a}"
msgstr "норма: {a}"

msgid "the products bring {a} of {b} {c} of {d}"
msgstr "продукти дають {d}: {a} з потрібних {b} {c}"

# PackageEntry.swift
msgid "a package has either \"weight\" or \"seeds\""
msgstr "упаковка має або \"weight\", або \"seeds\""

msgid "\"tkw\" is for \"seeds\""
msgstr "\"tkw\" призначено для \"seeds\""

msgid "nothing says what the seeds of {a} weigh"
msgstr "ніде не вказано, скільки важать насінини {a}"

msgid "add \"tkw\", the grams of 1,000 of them, or give the package's \"weight\""
msgstr "додайте \"tkw\" (масу 1,000 насінин у грамах) або вкажіть \"weight\" упаковки"

msgid "{a} has another package on another crop"
msgstr "{a} має іншу упаковку для іншої культури"

msgid "a product is ordered in one kind of package"
msgstr "продукт замовляють в упаковках одного виду"

# DocumentValue.swift
msgid "the {a} {b} appears twice"
msgstr "{a} {b} трапляється двічі"

# FieldList.swift
msgid "'{a}' and '{b}' are both columns of {c}."
msgstr "'{a}' і '{b}' — обидва стовпці для {c}."

msgid "Leave one of them out of the table."
msgstr "Приберіть один із них із таблиці."

msgid "{a} may each be the column of crops."
msgstr "Стовпцем культур може бути кожен із цих: {a}."

msgid "Head the one that counts Crop."
msgstr "Дайте потрібному заголовок Crop."

# FieldMap+Reading.swift
msgid "the map in the archive is {a}, which has no tasks"
msgstr "карта в архіві — {a}, а в ній немає завдань"

msgid "leave '--task' out: it names a task of ISOXML task data"
msgstr "приберіть '--task': він називає завдання з даних ISOXML"

msgid "maps are read from {a} files"
msgstr "карти читаються з файлів {a}"

msgid "or from a folder with one of them, as in TASKDATA"
msgstr "або з теки з одним із них, наприклад TASKDATA"

# MapCoordinates.swift
msgid "Positions on NAD83 are taken for WGS 84, from which they differ by 2 m at most: areas stay the same."
msgstr "Координати NAD83 вважаємо WGS 84, від яких вони різняться щонайбільше на 2 м: площі ті самі."

msgid "the map has more than {a} corners"
msgstr "вершин на карті більше ніж {a}"

msgid "simplify its zones, or split it by fields"
msgstr "спростіть її зони або розділіть її за полями"

msgid "longitude"
msgstr "довгота"

msgid "latitude"
msgstr "широта"

msgid "{a} has a corner at the {b} {c}, which is not in degrees"
msgstr "{a}: координата вершини ({b} {c}) не в градусах"

msgid "longitude comes first, then latitude: these may be in the other order"
msgstr "спершу йде довгота, потім широта: тут порядок може бути зворотним"

msgid "save the map in WGS 84 (EPSG:4326), in degrees; this may be a projection in metres"
msgstr "збережіть карту в WGS 84 (EPSG:4326), у градусах; це може бути проєкція в метрах"

msgid "{a} has an outline of {b}"
msgstr "{a}: у контурі лише {b}"

msgid "an outline has at least three corners"
msgstr "контур має щонайменше три вершини"

msgid "the map has {a} zones; at most {b} are read"
msgstr "зон на карті — {a}; читається щонайбільше {b}"

msgid "the map has {a} columns; at most {b} are read"
msgstr "стовпців на карті — {a}; читається щонайбільше {b}"

msgid "leave out the columns that are not rates"
msgstr "приберіть стовпці, які не є нормами"

msgid "{n} corner"
msgid_plural "{n} corners"
msgstr[0] "{n} кут"
msgstr[1] "{n} кути"
msgstr[2] "{n} кутів"

# MapFiles.swift
msgid "the map names the file {a}, which may lie outside its folder"
msgstr "карта називає файл {a}, а він може лежати за межами її теки"

msgid "only files beside the map are read"
msgstr "читаються лише файли поруч із картою"

msgid "there is no file {a} beside the map"
msgstr "поруч із картою немає файлу {a}"

msgid "copy all files of the map into one folder"
msgstr "скопіюйте всі файли карти в одну теку"

# MapPlace.swift
msgid "there is no map in the {a}"
msgstr "немає карти: {a}"

msgid "there are {a} maps in the {b}: {c}"
msgstr "карт — {a} ({b}): {c}"

msgid "a map is TASKDATA.XML, .shp, .geojson or .csv"
msgstr "карта — це TASKDATA.XML, .shp, .geojson або .csv"

msgid "name the one that is meant"
msgstr "назвіть потрібну"

msgid "unpack it, and name the one that is meant"
msgstr "розпакуйте його та назвіть потрібну"

# MapRates.swift
msgid "The outline of {a} crosses itself, or a part of it lies outside: its area, {b}, may be wrong."
msgstr "Контур {a} перетинає себе або частина лежить назовні: площа {b} може бути хибною."

msgid "{a} covers all other zones, as the border of the field does: it is left out."
msgstr "{a} охоплює всі інші зони, як межа поля: її не враховано."

msgid "a negative rate or none"
msgstr "від’ємна норма або її немає"

msgid "no rate"
msgstr "норми немає"

msgid "{a} has {b} in {c}: nothing is planned there."
msgstr "{a}: {b} у {c}; там нічого не плануємо."

msgid "{a} have {b} in {c}: nothing is planned there."
msgstr "{a}: {b} у {c}; там нічого не плануємо."

msgid "{a} is at rate 0 in {b}"
msgstr "{a}: норма 0 у {b}"

msgid "{a} are at rate 0 in {b}"
msgstr "{a}: норма 0 у {b}"

msgid "; the other products are planned there too."
msgstr "; інші продукти плануємо й там."

msgid "Zones overlap on {a}, {b} most: product is planned for each of them."
msgstr "Зони перекриваються на {a}, найбільше {b}: продукт плануємо для кожної."

msgid "The zones are {a}; the file says {b}, {c}."
msgstr "Зони мають {a}; у файлі {b}, {c}."

msgid "The zones are {a}; the column {b} says {c} {d}, {e}."
msgstr "Зони мають {a}; у стовпці {b} — {c} {d}, {e}."

msgid "{a} % more"
msgstr "на {a} % більше"

msgid "{a} % less"
msgstr "на {a} % менше"

msgid "{n} zone"
msgid_plural "{n} zones"
msgstr[0] "{n} зона"
msgstr[1] "{n} зони"
msgstr[2] "{n} зон"

# MapSummary.swift
msgid "The {a} different rates are planned as {b} classes, each at its mean rate."
msgstr "Різних норм {a}; плануємо їх як класи ({b}), кожен за своєю середньою нормою."

# MapTableReader.swift
msgid "the table has no rows below its heading"
msgstr "у таблиці немає рядків під заголовком"

msgid "the table says itself how large its zones are"
msgstr "таблиця сама містить площі зон"

msgid "leave out --field, which only a table of points needs"
msgstr "приберіть --field: він потрібен лише для таблиці точок"

msgid "the table has neither areas nor positions"
msgstr "у таблиці немає ні площ, ні координат"

msgid "a column of areas is headed Acres, Hectares, 'Area (ac)' or 'Area (ha)', positions Longitude and Latitude"
msgstr "стовпець площ має заголовок Acres, Hectares, 'Area (ac)' або 'Area (ha)', координати — Longitude і Latitude"

msgid "the table has points, of which nothing says how much area each is"
msgstr "у таблиці є точки, але не вказано, яка площа припадає на кожну"

msgid "say how large the field is, as in --field 160ac: each point gets an equal share"
msgstr "вкажіть площу поля, наприклад --field 160ac: кожна точка дістане рівну частку"

msgid "the point has no position"
msgstr "точка не має координат"

msgid "The row {a} is the sum of the others: it is left out."
msgstr "Рядок {a} — сума інших: його не враховано."

msgid "the row {a} is not the sum of the others"
msgstr "рядок {a} не дорівнює сумі решти"

msgid "take it out of the table, or give it another name if it is a field"
msgstr "видаліть його з таблиці або, якщо це поле, дайте йому іншу назву"

msgid "Each of {a} points has an equal share of the field."
msgstr "Кожній із {a} точок належить рівна частка поля."

msgid "The row {a} is the average of the others: it is left out."
msgstr "Рядок {a} — середнє інших: його не враховано."

msgid "the unit of the column {a} is not understood"
msgstr "одиниця стовпця {a} незрозуміла"

msgid "head it with a weight on an area, as in 'N (lb/ac)' or 'N (kg/ha)'"
msgstr "вкажіть у заголовку масу на площу, наприклад 'N (lb/ac)' або 'N (kg/ha)'"

msgid "{a} in the column {b} is not a number"
msgstr "{a} у стовпці {b} — не число"

msgid "write one number without a percent sign or a separator of thousands; leave it empty where the field needs none"
msgstr "напишіть одне число без знака відсотка й розділювача тисяч; лишіть порожнім там, де полю нічого не треба"

msgid "{a} in the column {b} is below 0"
msgstr "{a} у стовпці {b} менше за 0"

msgid "write 0 where the field needs none"
msgstr "напишіть 0 там, де полю нічого не треба"

msgid "{a} in the column {b} and {c} in {d} are not the same area"
msgstr "{a} у стовпці {b} і {c} у {d} — різні площі"

msgid "leave one of the columns out"
msgstr "приберіть один зі стовпців"

msgid "{a} is not an area"
msgstr "{a} — не площа"

msgid "the row has no area"
msgstr "рядок не має площі"

msgid "write the number alone: the heading has its unit"
msgstr "напишіть лише число: одиниця вказана в заголовку"

msgid "write a number without a separator of thousands; a quote may be missing at its end"
msgstr "напишіть число без розділювача тисяч; можливо, наприкінці бракує лапки"

msgid "{a} may be {b} or {c}, for other numbers have a decimal comma"
msgstr "{a} може означати {b} або {c}, бо в інших числах десяткова кома"

msgid "write it without a point"
msgstr "напишіть його без крапки"

msgid "the row has {a} values, the heading {b}"
msgstr "значень у рядку — {a}, у заголовку — {b}"

# ShapefileReader.swift
msgid "the shapefile has no {a} beside it"
msgstr "поруч із шейпфайлом немає {a}"

msgid "its rates are in there: copy all files of the shapefile"
msgstr "у ньому норми: скопіюйте всі файли шейпфайлу"

msgid "There is no .prj file; degrees on WGS 84 are assumed."
msgstr "Файлу .prj немає; припущено градуси WGS 84."

msgid "its .shx lists {a}, its .shp has {b}"
msgstr "у його .shx — {a}, у його .shp — {b}"

msgid "its .dbf has {a}, its .shp "
msgstr "у його .dbf — {a}, у його .shp — "

msgid "Shape {a} is empty or deleted, and left out."
msgstr "Фігура {a} порожня або видалена, її не враховано."

msgid "the map has no zone"
msgstr "на карті немає жодної зони"

msgid "it needs polygons with rates"
msgstr "їй потрібні полігони з нормами"

msgid "the shapefile is torn: {a}"
msgstr "шейпфайл пошкоджено: {a}"

msgid "copy or export it again"
msgstr "скопіюйте або експортуйте його знову"

msgid "the shapefile is in {a}, not in WGS 84"
msgstr "система координат шейпфайлу — {a}, а не WGS 84"

msgid "save it again in WGS 84 (EPSG:4326), in degrees"
msgstr "збережіть його знову в WGS 84 (EPSG:4326), у градусах"

msgid "this is not a .shp file of a shapefile"
msgstr "це не файл .shp шейпфайлу"

msgid "shape {a} is {b}, not an area"
msgstr "фігура {a} — {b}, а не полігон"

msgid "a map has polygons; points are read from CSV, as in --field 160ac points.csv"
msgstr "карта має полігони; точки читаються з CSV, наприклад --field 160ac points.csv"

msgid "{n} shape"
msgid_plural "{n} shapes"
msgstr[0] "{n} фігура"
msgstr[1] "{n} фігури"
msgstr[2] "{n} фігур"

msgid "{n} row"
msgid_plural "{n} rows"
msgstr[0] "{n} рядок"
msgstr[1] "{n} рядки"
msgstr[2] "{n} рядків"

# TaskDataReader.swift
msgid "this is an XML file of {a}, not ISOXML task data"
msgstr "це файл XML ({a}), а не дані завдань ISOXML"

msgid "task data is in TASKDATA.XML"
msgstr "дані завдань містяться в TASKDATA.XML"

msgid "in {a}: {b}"
msgstr "у {a}: {b}"

msgid "the task {a} has no rates"
msgstr "завдання {a} не має норм"

msgid "rates are the data 0001, 0006 or 000B of its treatment zones (TZN)"
msgstr "норми — це дані 0001, 0006 або 000B його зон обробки (TZN)"

msgid "the task {a} has rates and no area"
msgstr "завдання {a} має норми, але не має площі"

msgid "its zones have no polygons, and there is no grid"
msgstr "його зони не мають полігонів, а сітки немає"

msgid "there is no task {a} with a map"
msgstr "завдання {a} з картою немає"

msgid "the file has {a} tasks with maps"
msgstr "завдань із картами у файлі — {a}"

msgid "name the one that is meant with --task"
msgstr "назвіть потрібне через --task"

msgid "there is no task with a map in the file"
msgstr "у файлі немає завдання з картою"

msgid "the task {a} is a log of work: no product is in it"
msgstr "завдання {a} — це журнал робіт: у ньому немає продукту"

msgid "a map for loading has treatment zones or a grid with rates"
msgstr "карта для завантаження має зони обробки або сітку з нормами"

msgid "a point has no position in C and D"
msgstr "точка не має координат у C і D"

msgid "points in binary files are not read"
msgstr "точки у двійкових файлах не читаються"

msgid "{a} has no outline"
msgstr "{a}: немає контуру"

msgid "a polygon of {a} has {b} outlines"
msgstr "{a}: контурів у полігоні — {b}"

msgid "Cells of {a} are left out: the file has no treatment zone of that number."
msgstr "Клітинки {a} не враховано: у файлі немає зони обробки з таким номером."

msgid "Cells at rate 0 are taken to lie outside of the field."
msgstr "Клітинки з нормою 0 вважаємо поза полем."

msgid "the grid is of the type {a}"
msgstr "тип сітки — {a}"

msgid "types 1 and 2 are read"
msgstr "читаються типи 1 і 2"

msgid "the grid in {a} has {b} bytes, and its cells need {c}"
msgstr "байтів сітки у {a} — {b}, а її коміркам потрібно {c}"

msgid "copy or export the map again"
msgstr "скопіюйте або експортуйте карту знову"

msgid "the place, the size or the number of the grid's cells cannot be read"
msgstr "не вдається прочитати положення, розмір або кількість комірок сітки"

msgid "A to F are its south-west corner, the size of a cell, columns and rows; at most {a} cells are read"
msgstr "A–F — це її південно-західний кут, розмір комірки, стовпці й рядки; комірок читається щонайбільше {a}"

# TaskLayers.swift
msgid "the datum {a} is not a hexadecimal number"
msgstr "код даних {a} — не шістнадцяткове число"

msgid "the rate {a} is not a whole number of 0 or more"
msgstr "норма {a} — не ціле число від 0"

# MarkupReader.swift
msgid "elements are nested more than {a} deep"
msgstr "глибина вкладення елементів більша ніж {a}"

msgid "the file has no element"
msgstr "у файлі немає елемента"

msgid "an XML file is expected"
msgstr "очікується файл XML"

msgid "the element {a} is never closed"
msgstr "елемент {a} не закрито"

msgid "the file ends before it"
msgstr "файл закінчується раніше"

msgid "{a} closes nothing here"
msgstr "{a} тут нічого не закриває"

msgid "there is another element behind the end of the file's first"
msgstr "після кінця першого елемента файлу є ще один"

msgid "the file has more than {a} elements"
msgstr "елементів у файлі більше ніж {a}"

msgid "a name is expected behind \"<\""
msgstr "після \"<\" очікується назва"

msgid "this tag is never closed with >"
msgstr "цей тег не закрито знаком >"

msgid "the attribute {a} is one too many"
msgstr "атрибут {a} зайвий"

msgid "an attribute with its value is expected, as in A=\"1\""
msgstr "очікується атрибут зі значенням, наприклад A=\"1\""

msgid "the value of {a} is not in quotes"
msgstr "значення {a} не в лапках"

msgid "the value of {a} is never closed"
msgstr "значення {a} не закрито"

msgid "{a} is not a reference that is read"
msgstr "{a} — не те посилання, яке читається"

msgid "write & as &amp;; entities of a document type are not read"
msgstr "пишіть & як &amp;; сутності типу документа не читаються"

msgid "the file has a document type, which is not read"
msgstr "файл має тип документа, а він не читається"

msgid "entities of a document type may lead out of the file: remove it"
msgstr "сутності типу документа можуть вести за межі файлу: видаліть його"

msgid "{a} is never closed with {b}"
msgstr "{a} не закрито: бракує {b}"

msgid "this is not an XML file: it has text outside its elements"
msgstr "це не файл XML: у ньому є текст поза елементами"

# FieldsRequest.swift
msgid "a field has a rate for each of the {a}"
msgstr "поле має норму для кожного продукту ({a})"

msgid "No product is seed for {a}: only the other products are planned there."
msgstr "Жоден продукт не є насінням для {a}: там заплановано лише інші продукти."

msgid "Too little {a}: {b} is missing on {c}."
msgstr "Замало {a}: бракує {b} ({c})."

msgid "Too little {a}: {b} is missing on {c}, for no product has {d}."
msgstr "Замало {a}: бракує {b} ({c}), бо жоден продукт не містить {d}."

msgid "There is too little {a}: {b} is missing."
msgstr "Замало {a}: бракує {b}."

msgid "No product has {a}: {b} is missing."
msgstr "Жоден продукт не містить {a}: бракує {b}."

msgid "{n} product"
msgid_plural "{n} products"
msgstr[0] "{n} продукт"
msgstr[1] "{n} продукти"
msgstr[2] "{n} продуктів"

# JobFile.swift
msgid "this is a list of {a} plans, where one job is needed"
msgstr "це список планів ({a}), а потрібне одне завдання"

msgid "copied into the folder that 'aircart plans path' prints, each is found by its name"
msgstr "якщо скопіювати його в теку, яку виводить 'aircart plans path', кожен можна знайти за назвою"

msgid "this scenario has {a} jobs, and a plan is of one"
msgstr "завдань у сценарії — {a}, а план складають для одного"

msgid "aircart sweep takes them all; a plan takes one field size and one rate a product"
msgstr "aircart sweep бере всі; план бере одну площу поля й одну норму на продукт"

# PlanRequest+Fields.swift
msgid "every rate is 0, so that nothing is seeded"
msgstr "усі норми дорівнюють 0, тож нічого не сіють"

msgid "{a} and a limit of weight exclude each other"
msgstr "{a} і обмеження ваги виключають одне одного"

msgid "\"rate\" must be {a}"
msgstr "\"rate\": має бути {a}"

msgid "{a} must be {b}"
msgstr "{a}: має бути {b}"

msgid "an amount"
msgstr "кількість"

# PlanRequest.swift
msgid "{a} is seed itself"
msgstr "{a} — це саме насіння"

msgid "no grade of {a} is known: write it as in \"Starter (10-40-0)\""
msgstr "марка {a} невідома: напишіть її так: \"Starter (10-40-0)\""

msgid "{a} is seed, which is mixed with seed alone"
msgstr "{a} — насіння, а його змішують лише з насінням"

msgid "{a} is an inoculant, which is not blended"
msgstr "{a} — інокулянт, а його не змішують"

msgid "{a} is a liquid, which is not blended"
msgstr "{a} — рідина, а її не змішують"

msgid "{a} {b}, and is blended with nothing there"
msgstr "{a} {b}, і там його ні з чим не змішують"

msgid "is seed-placed"
msgstr "вноситься з насінням"

msgid "must not lie beside {a} seed"
msgstr "не повинно лежати поруч із насінням ({a})"

msgid "{a} is to be blended twice"
msgstr "{a}: змішати задано двічі"

msgid "{a} are to be kept apart"
msgstr "{a} треба тримати окремо"

msgid "{a} are seed-placed in unlike shares, which are not blended"
msgstr "{a} вносять із насінням у різних частках, тому їх не змішують"

msgid "{a} {b}, where {c} goes: they are not blended"
msgstr "{a} {b}, а саме там іде {c}: їх не змішують"

msgid "{a} goes with the seed and {b} into a band, which are not blended"
msgstr "{a} іде з насінням, а {b} — у стрічку: їх не змішують"

msgid "a limit of weight and product on board exclude each other"
msgstr "обмеження ваги та продукт на борту виключають одне одного"

msgid "a most number of tanks of {a} and {b} on board exclude each other"
msgstr "найбільша кількість відсіків для {a} і {b} на борту виключають одне одного"

# SeedDrill+Fields.swift
msgid "a single-shoot drill has no band for {a}"
msgstr "сівалка з одним потоком не має стрічки для {a}"

# Cart+TankReference.swift
msgid "cart {a} has no tank {b}"
msgstr "бункер {a} не має відсіку {b}"

msgid "its tanks: {a}"
msgstr "його відсіки: {a}"

msgid "write a tank's number without quotes"
msgstr "пишіть номер відсіку без лапок"

msgid "cart {a} has no tank {b}, only {c}"
msgstr "бункер {a} не має відсіку {b}, є лише {c}"

# CartDirectory.swift
msgid "{a} makes several carts"
msgstr "{a} виробляє кілька бункерів"

msgid "its carts: {a}"
msgstr "бункери цього виробника: {a}"

msgid "unknown cart {a}{b}"
msgstr "невідомий бункер {a}{b}"

msgid "known carts: {a}"
msgstr "відомі бункери: {a}"

msgid "{a} lacks a cart beside a {b}"
msgstr "{a}: бракує бункера біля {b}"

msgid "carts pulled together are written as 91300+L9650"
msgstr "бункери, які тягнуть разом, записують так: 91300+L9650"

msgid "{a} has {b} tanks"
msgstr "відсіків у {a} — {b}"

msgid "carts pulled together may have at most {a} tanks in all"
msgstr "бункери, які тягнуть разом, можуть мати загалом щонайбільше {a} відсіків"

# NameMatching.swift
msgid "{a} is not among {b}"
msgstr "{a} не знайдено ({b})"

msgid "{a} may mean {b}"
msgstr "{a} може означати {b}"

msgid "write more of the name"
msgstr "напишіть більше з назви"

# ProductDirectory.swift
msgid "{a} has a density in lb/gal, as a liquid has"
msgstr "{a} має щільність у lb/gal, як рідина"

msgid "call it {a} for a liquid tank, or give lb/bu or kg/hL of a dry product"
msgstr "назвіть його {a} для бака для рідини або вкажіть lb/bu чи kg/hL сухого продукту"

msgid "no equation gives the density of {a} from grams in half a litre"
msgstr "немає рівняння, щоб знайти щільність {a} за грамами в половині літра"

msgid "the Canadian Grain Commission has equations for {a}"
msgstr "рівняння Канадської зернової комісії (CGC) є для таких: {a}"

msgid "give the kg/hL of the elevator's ticket, or weigh a known volume"
msgstr "вкажіть kg/hL із квитанції елеватора або зважте відомий об’єм"

msgid "unknown product {a}"
msgstr "невідомий продукт {a}"

msgid "grains and pulses"
msgstr "зернові та бобові"

msgid "fertilizers"
msgstr "добрива"

msgid "inoculants"
msgstr "інокулянти"

msgid "a product that is not listed needs a density"
msgstr "продукту, якого немає у списку, потрібна щільність"

# ScenarioResolver+Carts.swift
msgid "{a} cannot be in a list"
msgstr "{a} не може бути у списку"

msgid "name the carts instead: {a}"
msgstr "назвіть натомість бункери: {a}"

msgid "{a} means every cart"
msgstr "{a} означає всі бункери"

msgid "{a} joins the names of carts"
msgstr "{a} сполучає назви бункерів"

msgid "give the cart another name"
msgstr "дайте бункеру іншу назву"

msgid "also without it: {a}{b}"
msgstr "також без нього: {a}{b}"

msgid "this file leaves saddle tanks out"
msgstr "цей файл не використовує сідлові відсіки"

msgid "without its saddle tank, cart {a} has no tank"
msgstr "без сідлового відсіку бункер {a} не має жодного відсіку"

msgid "AirCart lists a cart {a} already"
msgstr "AirCart уже має у списку бункер {a}"

msgid "no cart of this file has more than {a} tanks"
msgstr "жоден бункер цього файлу не має відсіків більше ніж {a}"

msgid "this leaves no tank of cart {a} to fill"
msgstr "тоді в бункері {a} не лишається відсіку для заповнення"

# ScenarioResolver.swift
msgid "the {a}s {b} and {c} differ only in case"
msgstr "{b} і {c} ({a}) відрізняються лише регістром"

msgid "the {a}s {b} and {c} are the same"
msgstr "{b} і {c} ({a}) — те саме"

msgid "this scenario has more than {a} cells"
msgstr "комірок у цьому сценарії більше ніж {a}"

msgid "{a} values here: cells are carts × field sizes × rates"
msgstr "значень тут — {a}: комірки — це бункери × площі полів × норми"

msgid "\"rate\" must be {a}, not {b}"
msgstr "\"rate\": має бути {a}, а не {b}"

msgid "both names of this pair mean {a}"
msgstr "обидві назви цієї пари означають {a}"

msgid "in one combination every rate is 0, so that nothing is seeded"
msgstr "в одній комбінації всі норми дорівнюють 0, тож нічого не сіють"

msgid "at least one product needs rates above 0 only"
msgstr "щонайменше один продукт має мати лише норми, більші за 0"

msgid "this tank already has a reserve"
msgstr "цей відсік уже має резерв"

msgid "this reserve leaves nothing of tank {a} of cart {b}"
msgstr "цей резерв нічого не лишає від відсіку {a} бункера {b}"

msgid "the tank holds {a} bu"
msgstr "відсік вміщує {a} bu"

msgid "the empty weight of cart {a} is not known"
msgstr "маса порожнього бункера {a} невідома"

msgid "give it as \"emptyWeight\", or limit the product alone with \"payload\""
msgstr "вкажіть її як \"emptyWeight\" або обмежте лише продукт через \"payload\""

msgid "the empty cart {a} weighs as much as this"
msgstr "порожній бункер {a} важить стільки ж"

msgid "it weighs {a} {b}"
msgstr "він важить {a} {b}"

# UnlistedProduct.swift
msgid "a liquid that is not listed needs a density, as in 11.1lb/gal or 1.33kg/L"
msgstr "рідині, якої немає у списку, потрібна щільність, наприклад 11.1lb/gal або 1.33kg/L"

msgid "{a} is {b}, which goes into no tank of an air cart"
msgstr "{a} — {b}, а це не йде в жоден відсік бункера"

msgid "leave it out of the job: it takes a separate tank"
msgstr "не вказуйте його в завданні: йому потрібна окрема ємність"

msgid "{a} is {b}, which is not listed"
msgstr "{a} — {b}, якого немає у списку"

# SavedPlan+Fields.swift
msgid "{a} is not a time"
msgstr "{a} — не час"

msgid "a time is written 2026-11-21T14:00:00Z"
msgstr "час записують так: 2026-11-21T14:00:00Z"

# SavedPlan.swift
msgid "there is no plan in this list"
msgstr "у цьому списку немає плану"

msgid "this list has {a} plans; at most {b} are read"
msgstr "планів у цьому списку — {a}; читається щонайбільше {b}"

# DocumentKind.swift
msgid "this is {a}, where {b} is needed"
msgstr "це {a}, а потрібно інше: {b}"

msgid "scenarios are run by: aircart sweep <file>"
msgstr "сценарії запускає: aircart sweep <file>"

msgid "jobs are planned by: aircart plan <file>"
msgstr "завдання планує: aircart plan <file>"

msgid "farms are compared by: aircart compare <file>"
msgstr "господарства порівнює: aircart compare <file>"

msgid "lists of carts are for the option --carts <file>"
msgstr "списки бункерів — для параметра --carts <file>"

msgid "lists of products are for the option --products <file>"
msgstr "списки продуктів — для параметра --products <file>"

# SeasonDocument.swift
msgid "{a} names no month"
msgstr "{a}: не названо жодного місяця"

msgid "name one at least, as in { \"april\": 40, \"may\": 60 }"
msgstr "назвіть щонайменше один, наприклад { \"april\": 40, \"may\": 60 }"

msgid "{a} cannot be combined with {b}"
msgstr "{a} не поєднується з {b}"

msgid "leave out {a}, or {b}"
msgstr "приберіть {a} або {b}"

# Shape+Season.swift
msgid "{a} is not a day of the year"
msgstr "{a} — не день року"

msgid "a day is written as month and day, as in \"05-15\" for 15 May"
msgstr "день записують як місяць і день, наприклад \"05-15\" — 15 травня"

msgid "{a} goes up to {b} % only"
msgstr "{a} сягає лише {b} %"

msgid "it is in percent, as in 4 for 4 %"
msgstr "це у відсотках, наприклад 4 — це 4 %"

# StationWeather+Reading.swift
msgid "the date {a} comes twice"
msgstr "дата {a} трапляється двічі"

msgid "put the days of one station into the file, each once"
msgstr "запишіть у файл дні однієї станції, кожен один раз"

msgid "{a} is not rain in mm"
msgstr "{a} — не дощ у mm"

msgid "write a number from 0, T for a trace, and M or nothing where no rain was measured"
msgstr "напишіть число від 0, T — сліди опадів, M або нічого — там, де дощ не вимірювали"

msgid "the file has no rows"
msgstr "у файлі немає рядків"

msgid "the file has no column of {a}"
msgstr "у файлі немає стовпця: {a}"

msgid "dates have the day first, as in {a}, and the month first, as in {b}"
msgstr "у датах спершу то день, наприклад {a}, то місяць, наприклад {b}"

msgid "write them all as in 2024-05-31"
msgstr "пишіть усі так: 2024-05-31"

msgid "the day and the month of {a} cannot be told apart"
msgstr "день і місяць у {a} не розрізнити"

msgid "no day of the file is after the 12th; write dates as in 2024-05-31"
msgstr "жоден день у файлі не пізніший за 12-те число; пишіть дати так: 2024-05-31"

msgid "the row has no date such as 2024-05-31 under {a}"
msgstr "у рядку немає дати на зразок 2024-05-31 у стовпці {a}"

msgid "name a column \"Date/Time\" or \"Date\", and one \"Total Rain (mm)\" or \"Total Precip (mm)\", by their unit: \"PRCP\" alone may be in inches"
msgstr "назвіть один стовпець \"Date/Time\" або \"Date\", а інший, за одиницею, — \"Total Rain (mm)\" або \"Total Precip (mm)\": просто \"PRCP\" може бути в дюймах"

# StationWeather.swift
msgid "{a} rain for the season from {b} to {c}"
msgstr "дощ за сезон ({b} – {c}): {a}"

msgid "at most {a} of its days may lack a value; put at least two years into the file, better {b}"
msgstr "без значення може бути щонайбільше {a} його днів; запишіть у файл щонайменше два роки, краще {b}"

# SyntaxReader+Blanks.swift
msgid "a comment // or /* */"
msgstr "коментар // або /* */"

msgid "this comment is never closed with */"
msgstr "цей коментар не закрито знаком */"

msgid "a key or \"}\""
msgstr "ключ або \"}\""

msgid "this character needs a key in quotes"
msgstr "цей символ потребує ключа в лапках"

# SyntaxReader+Numbers.swift
msgid "a number of {a} characters is too long"
msgstr "число задовге (символів: {a})"

msgid "{a} is too large for a number"
msgstr "{a} завелике для числа"

msgid "a number must not start with a 0 before other digits"
msgstr "число не може починатися з 0 перед іншими цифрами"

msgid "a number has no thousands separator, and a point for the decimals"
msgstr "у числі немає розділювача тисяч, а десяткові відокремлює крапка"

msgid "{a} cannot follow a number"
msgstr "{a} не може йти після числа"

msgid "write {a} alone: the unit follows from \"units\""
msgstr "напишіть лише {a}: одиниця випливає з \"units\""

msgid "{a} is not a number"
msgstr "{a} — не число"

msgid "{a} is not a finite number"
msgstr "{a} — не скінченне число"

# SyntaxReader+Strings.swift
msgid "a text must not contain the control character {a}"
msgstr "текст не може містити керівний символ {a}"

msgid "a tab is written \\t"
msgstr "табуляцію записують як \\t"

msgid "this text is never closed with {a}"
msgstr "цей текст не закрито: бракує {a}"

msgid "a text ends on the line on which it starts"
msgstr "текст закінчується в тому рядку, у якому починається"

msgid "invalid escape: {a}"
msgstr "недійсна екранована послідовність: {a}"

msgid "a backslash itself is written \\\\"
msgstr "саму зворотну скісну риску записують як \\\\"

# SyntaxReader.swift
msgid "the file is empty"
msgstr "файл порожній"

msgid "unexpected {a} after the end of the document"
msgstr "неочікувано після кінця документа: {a}"

msgid "a file holds one { … } and nothing behind it"
msgstr "файл містить один { … } і нічого після нього"

msgid "the document holds more than {a} values"
msgstr "значень у документі більше ніж {a}"

msgid "write long lists as { from, to, step }"
msgstr "довгі списки записуйте як { from, to, step }"

msgid "objects and lists are nested more than {a} deep"
msgstr "глибина вкладення об’єктів і списків більша ніж {a}"

msgid "a value"
msgstr "значення"

msgid "{a} is not a value"
msgstr "{a} — не значення"

msgid "text must stand in quotes"
msgstr "текст має бути в лапках"

msgid "expected \"{\", found {a}"
msgstr "очікується \"{\", знайдено: {a}"

msgid "a farm"
msgstr "господарство"

msgid "'aircart plan' reads tables; its --write-farm farm.json writes one as a farm"
msgstr "таблиці читає 'aircart plan'; його --write-farm farm.json записує таблицю як господарство"

msgid "\":\" after the key {a}"
msgstr "\":\" після ключа {a}"

msgid "a comma is missing here"
msgstr "тут бракує коми"

msgid "before {a} on line {b}"
msgstr "перед {a} у рядку {b}"

msgid "\",\" or \"{a}\""
msgstr "\",\" або \"{a}\""

msgid "the \"{a}\" stands on line {b}"
msgstr "\"{a}\" стоїть у рядку {b}"

msgid "this { is never closed with }"
msgstr "цю { не закрито знаком }"

msgid "this [ is never closed with ]"
msgstr "цю [ не закрито знаком ]"

msgid "expected {a}, found {b}"
msgstr "очікується {a}, знайдено: {b}"

msgid "the end of the file"
msgstr "кінець файлу"

msgid "{a} stands between { and }"
msgstr "{a} стоїть між { і }"

# NumberText.swift
msgid "no number"
msgstr "не число"

msgid "a number too large to compute"
msgstr "число, завелике для обчислення"

# ProductParts.swift
msgid "'{a}' has a decimal comma."
msgstr "У '{a}' десяткова кома."

msgid "Write a point, as in tkw=38.5."
msgstr "Пишіть крапку, наприклад tkw=38.5."

msgid "What seeds weigh is given more than once for a product."
msgstr "Масу насінин для продукту вказано більше ніж один раз."

msgid "Leave one: tkw=38, seeds/lb=12000 or seeds/kg=26300."
msgstr "Залиште одне: tkw=38, seeds/lb=12000 або seeds/kg=26300."

msgid "'{a}' is given more than once for a product."
msgstr "Для продукту '{a}' вказано більше ніж один раз."

msgid "'{a}={b}' may mean {c} % or {d} %."
msgstr "'{a}={b}' може означати {c} % або {d} %."

msgid "Write {a}={b}% or {c}={d}%."
msgstr "Напишіть {a}={b}% або {c}={d}%."

msgid "Emergence and mortality say the same."
msgstr "Поява сходів і загибель означають те саме."

msgid "Survival counts germination and mortality already."
msgstr "Виживання вже враховує схожість і загибель."

msgid "Write either survival=85% or germination=95%,mortality=10%."
msgstr "Напишіть або survival=85%, або germination=95%,mortality=10%."

msgid "'{a}' is not a detail of a rate."
msgstr "'{a}' — це не характеристика норми."

msgid "Write tkw=38 for grams in 1,000 seeds or seeds/lb=2800, and survival=85% or germination=95%,mortality=10%."
msgstr "Напишіть tkw=38 для маси 1000 насінин у грамах або seeds/lb=2800, а також survival=85% або germination=95%,mortality=10%."

msgid "'{a}={b}' is no count of seeds."
msgstr "'{a}={b}' — це не кількість насінин."

msgid "Write how many weigh a pound or a kilogram, as in seeds/lb=2800 or seeds/kg=6200."
msgstr "Напишіть, скільки їх важить фунт або кілограм, наприклад seeds/lb=2800 або seeds/kg=6200."

msgid "'tkw={a}' is not a weight of 1,000 seeds."
msgstr "'tkw={a}' — це не маса 1000 насінин."

msgid "Write grams from 0.01 to 5000, as in tkw=38 or tkw=4.5g."
msgstr "Напишіть грами від 0.01 до 5000, наприклад tkw=38 або tkw=4.5g."

msgid "'{a}={b}' is not a share of seeds."
msgstr "'{a}={b}' — це не частка насінин."

msgid "Write how many of 100 seeds {a}, as in {b}={c}%."
msgstr "Напишіть, скільки зі 100 насінин {a}, наприклад {b}={c}%."

msgid "The germination on the tag does not say how many seedlings emerge in the field."
msgstr "Схожість на етикетці не показує, скільки сходів з’явиться в полі."

msgid "Add it, as in germination=95%,mortality=10%, or emergence=90%."
msgstr "Додайте це, наприклад germination=95%,mortality=10% або emergence=90%."

# QuantityText.swift
msgid "'{a}' is {b}, where {c} is expected."
msgstr "'{a}' — це {b}, а очікується {c}."

msgid "An empty text is not {a}."
msgstr "Порожній текст — це не {a}."

msgid "'{a}' is negative, which {b} cannot be."
msgstr "'{a}' — від’ємне число, а очікується {b}."

msgid "'{a}' has separators that part no thousands."
msgstr "'{a}' має розділювачі, які не відокремлюють тисяч."

msgid "Write '{a}'."
msgstr "Напишіть '{a}'."

msgid "'{a}' may mean {b} or {c}."
msgstr "'{a}' може означати {b} або {c}."

msgid "Write the one that is meant."
msgstr "Напишіть те, що мається на увазі."

msgid "'{a}' may mean {b} short tons of 2,000 lb or {c} tonnes of 1,000 kg."
msgstr "'{a}' може означати {b} (короткі тонни по 2000 lb) або {c} (тонни по 1000 kg)."

msgid "Write '{a}t' for tonnes, and short tons in pounds, as in 40000lb."
msgstr "Напишіть '{a}t' для тонн, а короткі тонни — у фунтах, наприклад 40000lb."

msgid "'{a}' has the unknown unit '{b}'."
msgstr "'{a}' має невідому одиницю '{b}'."

msgid "'{a}' may mean {b}."
msgstr "'{a}' може означати {b}."

msgid "Repeat --field for each in 'aircart plan', or write a farm file."
msgstr "Повторіть --field для кожного в 'aircart plan' або створіть файл господарства."

msgid "'{a}' may mean one field of {b} or {c}."
msgstr "'{a}' може означати одне поле ({b}) або {c}."

msgid "Write {a} for one field; for several, repeat --field in 'aircart plan' or write a farm file."
msgstr "Напишіть {a} для одного поля; для кількох повторіть --field в 'aircart plan' або створіть файл господарства."

msgid "the units of --units"
msgstr "одиницях з --units"

msgid "Exponents such as '{a}' are not accepted."
msgstr "Показники степеня, як у '{a}', не приймаються."

msgid "Write all digits out, as in {a}."
msgstr "Випишіть усі цифри, наприклад {a}."

msgid "'{a}' is not {b}."
msgstr "'{a}' — це не {b}."

msgid "The units are {a}; write it as {b}."
msgstr "Одиниці: {a}; напишіть так: {b}."

msgid "Write it as {a}; a bare number is in {b}."
msgstr "Напишіть як {a}; число без одиниці вказано в {b}."

# SeparatedText.swift
msgid "a value is longer than {a} characters"
msgstr "довжина значення більша ніж {a} символів"

msgid "a quote may be missing at its end"
msgstr "можливо, наприкінці бракує лапки"

# StatedRate.swift
msgid "'{a}' has a density."
msgstr "'{a}' містить щільність."

msgid "State the density apart."
msgstr "Вкажіть щільність окремо."

# StatementText.swift
msgid "{a} to {b}"
msgstr "{a}–{b}"

# Wording.swift
msgid "{n} season"
msgid_plural "{n} seasons"
msgstr[0] "{n} сезон"
msgstr[1] "{n} сезони"
msgstr[2] "{n} сезонів"

# SeasonSentences.swift
msgid "{n} field"
msgid_plural "{n} fields"
msgstr[0] "{n} поле"
msgstr[1] "{n} поля"
msgstr[2] "{n} полів"

msgid "{n} other cart"
msgid_plural "{n} other carts"
msgstr[0] "{n} інший бункер"
msgstr[1] "{n} інші бункери"
msgstr[2] "{n} інших бункерів"

msgid "{n} day"
msgid_plural "{n} days"
msgstr[0] "{n} день"
msgstr[1] "{n} дні"
msgstr[2] "{n} днів"

msgid "{n} tank"
msgid_plural "{n} tanks"
msgstr[0] "{n} відсік"
msgstr[1] "{n} відсіки"
msgstr[2] "{n} відсіків"

# Wording.swift
msgid "no fill"
msgstr "жодної заправки"

msgid "fewer than 1 year of 10"
msgstr "менш як 1 рік із 10"

msgid "the weight limit"
msgstr "обмеження ваги"

msgid "{a} on {b}"
msgstr "{a} на {b}"

msgid "{a} on {b} and {c} more"
msgstr "{a} на {b} і ще {c}"

msgid "Runs out first, as loaded"
msgstr "Закінчується першим за такого завантаження"

msgid "Runs out first at the largest area"
msgstr "Закінчується першим за найбільшої площі"

msgid "No plan: {a}"
msgstr "Плану немає. {a}"

msgid "2 fills: {a} and {b}."
msgstr "2 заправки: {a} і {b}."

msgid "{a} fills: {b} of {c} and one of {d}."
msgstr "Заправок: {a} ({b} по {c} і одна на {d})."

msgid "{a} fills of {b}."
msgstr "Заправок: {a}, кожна на {b}."

msgid "{a} runs out first."
msgstr "Першим закінчується {a}."

msgid "The weight limit ends each fill."
msgstr "Кожну заправку закінчує обмеження ваги."

msgid "The loaded cart weighs {a}."
msgstr "Завантажений бункер важить {a}."

msgid "A fill weighs {a}."
msgstr "Заправка важить {a}."

msgid "What stays in as a reserve weighs {a} more."
msgstr "Те, що лишається як резерв, важить ще {a}."

msgid "{a} products and {b}: blend {c}."
msgstr "Продуктів {a}, а в бункері {b}: змішайте {c}."

msgid "Blend {a}: {b} instead of {c}."
msgstr "Змішайте {a}: {b}, а не {c}."

msgid "Blend {a}: it takes no more fills and breaks milder house rules."
msgstr "Змішайте {a}: заправок не більше, а порушені правила господарства м’якші."

msgid "Blend {a}: a fill then lasts longer."
msgstr "Змішайте {a}: заправки тоді вистачає на довше."

msgid "Blend {a}: by itself not every product can have a tank."
msgstr "Змішайте {a}: окремо не кожному продукту вистачає відсіку."

msgid "No stop: what is on board seeds all {a}."
msgstr "Без зупинок: того, що на борту, вистачить на всі {a}."

msgid "The first stop is now."
msgstr "Перша зупинка — зараз."

msgid "The first stop is after {a}, when {b} runs out."
msgstr "Перша зупинка — після {a}, коли закінчується {b}."

msgid "Check the rate of {a}: {b}, where {c} to {d} is usual{e}."
msgstr "Перевірте норму {a}: {b}, а зазвичай від {c} до {d}{e}."

msgid "Check the rate of {a}: {b}, which is more than meters deliver at seeding speed."
msgstr "Перевірте норму {a}: {b} — це більше, ніж дозатори подають на робочій швидкості."

msgid "Check the rate of {a}: {b}, which is next to nothing."
msgstr "Перевірте норму {a}: {b} — це майже нічого."

msgid "Check how much {a} goes with the seed: {b} of {c}. A share is written as in 40 %."
msgstr "Перевірте, скільки {a} йде з насінням: {b} з {c}. Частку записують так: 40 %."

msgid "Check the overlap: {a} % changes next to nothing. For a share of {b}, write {c} %."
msgstr "Перевірте перекриття: {a} % майже нічого не змінює. Для частки {b} напишіть {c} %."

msgid "Check the margin: {a} % changes next to nothing. For a share of {b}, write {c} %."
msgstr "Перевірте запас: {a} % майже нічого не змінює. Для частки {b} напишіть {c} %."

msgid "Check the order margin: {a} % changes next to nothing. For a share of {b}, write {c} %."
msgstr "Перевірте запас замовлення: {a} % майже нічого не змінює. Для частки {b} напишіть {c} %."

msgid "Check the reserve: {a} % changes next to nothing. For a share of {b}, write {c} %."
msgstr "Перевірте резерв: {a} % майже нічого не змінює. Для частки {b} напишіть {c} %."

msgid "Check the reserve: {a} bu changes next to nothing. For a share of {b}, write {c} %."
msgstr "Перевірте резерв: {a} bu майже нічого не змінює. Для частки {b} напишіть {c} %."

msgid "Check field and rates: one fill of {a} takes days to seed."
msgstr "Перевірте поле й норми: одну заправку на {a} довелося б сіяти кілька днів."

msgid "Check field, rates and limits: one fill seeds only {a}."
msgstr "Перевірте поле, норми й обмеження: однієї заправки вистачає лише на {a}."

msgid "Check the area: {a} is more than most farms have."
msgstr "Перевірте площу: {a} — це більше, ніж має більшість господарств."

msgid "; {a} bu/ac would be {b}"
msgstr "; {a} bu/ac — це {b}"

msgid "; as many on a square metre would be {a}"
msgstr "; стільки ж на квадратний метр — це {a}"

msgid "; with a decimal point {a}"
msgstr "; з десятковим знаком — {a}"

msgid "{a} is in {b}, but a saddle tank is made for canola, inoculant and bagged seed."
msgstr "{a} у {b}, а сідловий відсік призначено для ріпаку, інокулянту й насіння в мішках."

msgid "{a} is in {b}, but the saddle tank is made for it."
msgstr "{a} у {b}, а для цього продукту призначено сідловий відсік."

msgid "{a} is in {b}, but only one tank should have the steel meter auger that phosphate needs."
msgstr "{a} у {b}, а сталевий шнек дозатора, потрібний для фосфатів, повинен мати лише один відсік."

msgid "{a} is in {b}, but the steel meter auger is in {c}."
msgstr "{a} у {b}, а сталевий шнек дозатора — у {c}."

msgid "Keeping this rule would take {a}."
msgstr "Якщо дотримати цього правила, вийде {a}."

msgid "With these blends, keeping this rule would take {a}."
msgstr "Якщо з цими сумішами дотримати цього правила, вийде {a}."

msgid "No plan keeps this rule."
msgstr "Жоден план не дотримує цього правила."

msgid "Plans with as few fills that keep this rule break others."
msgstr "Плани з такою ж малою кількістю заправок, що дотримують цього правила, порушують інші."

msgid "One fill fewer falls only {a} short: with all rates cut to {b}, the field takes {c}."
msgstr "Щоб обійтися на одну заправку менше, бракує лише {a}: якщо зменшити всі норми до {b}, на поле піде {c}."

msgid "A lower rate of {a} alone would save a fill, at {b}."
msgstr "Заправку зекономить і менша норма лише одного продукту: {a} — {b}."

msgid "Only {a} to spare: more overlap, higher rates or lighter product than that takes {b}."
msgstr "Запас лише {a}: за більшого перекриття, вищих норм або легшого продукту вийде {b}."

msgid "There would be {a} to spare with {b}."
msgstr "Запас буде {a}, якщо розподілити так: {b}."

msgid "Plan: one fill seeds the field"
msgstr "План: однієї заправки вистачає на поле"

msgid "Plan: the loads of a full fill"
msgstr "План: завантаження повної заправки"

msgid "Plan: the loads of each fill"
msgstr "План: завантаження кожної заправки"

msgid "Plan: the least unallocated"
msgstr "План: найменше без відсіку"

msgid "Left for refills"
msgstr "На дозаправки"

msgid "Without a tank"
msgstr "Без відсіку"

msgid "In one fill"
msgstr "В одній заправці"

msgid "{a} in {b} tanks: {c} of {d}"
msgstr "{a}, відсіків — {b}: {c} з {d}"

msgid "These tanks last for"
msgstr "Цих відсіків вистачає на"

msgid "Each fill"
msgstr "Кожна заправка"

msgid "Area per fill, as loaded"
msgstr "Площа на заправку"

msgid "Most the cart can do"
msgstr "Максимум для бункера"

msgid "Limited by"
msgstr "Обмежує"

msgid "To spare"
msgstr "Запас"

msgid "Gross weight"
msgstr "Повна маса"

msgid "{a} runs out first"
msgstr "Першим закінчується {a}"

msgid "The weight limit ends a fill"
msgstr "Заправку закінчує обмеження ваги"

msgid "payload of {a}"
msgstr "вантаж {a}"

msgid "gross weight of {a}"
msgstr "повна маса {a}"

msgid "The only fill"
msgstr "Єдина заправка"

msgid "Fill {a} of {b}"
msgstr "Заправка {a} з {b}"

msgid "Fills {a} and {b} of {c}"
msgstr "Заправки {a} і {b} з {c}"

msgid "Fills {a} to {b} of {c}"
msgstr "Заправки {a}–{b} з {c}"

msgid "The simple rule gives the same allocation."
msgstr "Просте правило дає такий самий розподіл."

msgid "The simple rule leaves the same {a} without a tank."
msgstr "За простим правилом без відсіку лишається стільки ж: {a}."

msgid "The simple rule leaves {a} without a tank, the plan {b}."
msgstr "За простим правилом без відсіку лишається {a}, за планом — {b}."

msgid "The simple rule leaves {a} without a tank; the plan places everything."
msgstr "За простим правилом без відсіку лишається {a}; план розміщує все."

msgid "Both place everything; the plan needs {a}, the simple rule {b}."
msgstr "Обидва розміщують усе; план займає {a}, просте правило — {b}."

msgid "Both place everything in {a}; the plan leaves {b} of tanks empty, the simple rule {c}."
msgstr "Обидва розміщують усе ({a}); порожнього місця у відсіках за планом — {b}, за простим правилом — {c}."

msgid "Both place everything in {a}."
msgstr "Обидва розміщують усе; зайнято {a}."

msgid "The simple rule gives {a} no tank; the plan gives every product one."
msgstr "За простим правилом без відсіку лишається {a}; план дає відсік кожному продукту."

msgid "Filled to what fits, the simple rule covers {a} a fill, as much as the cart can do."
msgstr "Якщо заповнити по змозі, за простим правилом заправки вистачає на {a} — це максимум для бункера."

msgid "Filled to what fits, the simple rule covers {a} a fill where {b} is possible; the field takes {c} either way."
msgstr "Якщо заповнити по змозі, за простим правилом заправки вистачає на {a}, а можливо {b}; на поле в обох випадках піде {c}."

msgid "Filled to what fits, the simple rule covers {a} a fill where {b} is possible, and the field takes {c} instead of {d}."
msgstr "Якщо заповнити по змозі, за простим правилом заправки вистачає на {a}, а можливо {b}, і на поле піде {c}, а не {d}."

msgid "The simple rule leaves {a} without a tank, the best possible {b}: {c} less."
msgstr "За простим правилом без відсіку лишається {a}, за найкращим розподілом — {b}: менше на {c}."

msgid "The simple rule gives the best possible allocation."
msgstr "Просте правило дає найкращий можливий розподіл."

msgid "Both place everything, in other tanks."
msgstr "Обидва розміщують усе, але в різних відсіках."

msgid "Both leave {a} without a tank, in other tanks."
msgstr "Обидва лишають без відсіку {a}, але відсіки різні."

msgid " (the smallest is {a})"
msgstr " (найменший — {a})"

msgid ", {a} with {b}{c}"
msgstr ", {a} — {b}{c}"

msgid ", {a} with the others"
msgstr ", {a} — решта"

msgid ", {a} or more with {b}"
msgstr ", {a} або більше — {b}"

msgid "; not possible with {a}"
msgstr "; неможливо: {a}"

msgid "does it"
msgstr "підходить"

msgid "smallest that does it"
msgstr "найменший із придатних"

msgid "Under these limits no cart can carry any product."
msgstr "За цих обмежень жоден бункер не може везти жодного продукту."

msgid "; next {a} with {b}"
msgstr "; далі {a}: {b}"

msgid ", as many as {a}, which is no smaller"
msgstr ", стільки ж, що й {a} (місткість не менша)"

msgid ", as many as {a} (clean-outs: {b} against {c})"
msgstr ", стільки ж, що й {a} (очищень: {b} проти {c})"

msgid "; no other can seed every crop"
msgstr "; жоден інший не може засіяти всі культури"

msgid "No cart can seed every crop."
msgstr "Жоден бункер не може засіяти всі культури."

msgid "{a} {b} and {c}"
msgstr "{a} {b} і {c}"

msgid "No cart finishes in this season. {a} gets furthest: on average {b} of the farm is seeded by {c}."
msgstr "Жоден бункер не закінчує за цей сезон. Найбільше встигає {a}: до {c} засіяно в середньому {b} площі господарства."

msgid "No cart is done by {a} in {b}: {c}."
msgstr "Жоден бункер не закінчує до {a} досить часто ({b}): {c}."

msgid "is done by {a} in {b}"
msgstr "закінчує до {a} ({b})"

msgid "is done by {a}"
msgstr "закінчує до {a}"

msgid "is not done by {a}"
msgstr "не закінчує до {a}"

msgid "is done the same day"
msgstr "закінчує того самого дня"

msgid "is done {a} days sooner on average"
msgstr "закінчує в середньому на {a} дн. раніше"

msgid "is done a day sooner on average"
msgstr "закінчує в середньому на день раніше"

msgid "is done {a} days later on average"
msgstr "закінчує в середньому на {a} дн. пізніше"

msgid "is done no sooner"
msgstr "закінчує не раніше"

msgid "is in {a}"
msgstr "встигає {a}"

msgid "is the smallest cart in time for {a}"
msgstr "є найменшим бункером, що встигає до {a}"

msgid "costs least, {a} a year"
msgstr "коштує найменше, {a} на рік"

msgid "costs {a} a year more"
msgstr "коштує на {a} на рік більше"

msgid "costs {a} a year less"
msgstr "коштує на {a} на рік менше"

msgid "costs about as much"
msgstr "коштує приблизно стільки ж"

msgid "costs the same"
msgstr "коштує стільки ж"

msgid "has no price to compare"
msgstr "не має ціни для порівняння"

msgid "{a} products need a tank each, and only {b} may be filled."
msgstr "Кожному продукту потрібен відсік: продуктів {a}, а заповнити можна лише {b}."

msgid "Every tank is to stay empty."
msgstr "Кожен відсік має лишатися порожнім."

msgid "{a} has no tank that it may use: {b}."
msgstr "Для {a} немає дозволеного відсіку: {b}."

msgid "Not every product can have its own tank: {a}."
msgstr "Не кожен продукт може мати власний відсік: {a}."

msgid "{a} is a liquid, and the cart has no liquid tank. Describe a cart that has one, as in --tanks 195,130,130,195,liquid=2100gal, or leave the liquid out."
msgstr "{a} — рідина, а бункер не має бака для рідини. Опишіть бункер, який його має, наприклад --tanks 195,130,130,195,liquid=2100gal, або приберіть рідину."

msgid "{a} is a dry product, and the cart has tanks for liquids only."
msgstr "{a} — сухий продукт, а бункер має лише баки для рідин."

msgid "{a} liquids need a tank each, and only {b} may hold them."
msgstr "Кожній рідині потрібен бак: рідин {a}, а для них є лише {b}."

msgid "{a} dry products need a tank each, and only {b} may hold them."
msgstr "Кожному сухому продукту потрібен відсік: таких продуктів {a}, а для них є лише {b}."

msgid "The reserves alone could weigh {a}, which leaves nothing to seed: {b}."
msgstr "Самі лише резерви можуть важити {a}, тож для сівби нічого не лишається: {b}."

msgid "{a} holds {b}, which the reserve takes up."
msgstr "{a} вміщує {b}, і все це займає резерв."

msgid "The empty cart weighs {a}, which leaves nothing of the limit of {b}."
msgstr "Порожній бункер важить {a}, тож від обмеження {b} нічого не лишається."

msgid "{a} only in {b}"
msgstr "{a} лише у {b}"

msgid "{a} in at most {b}"
msgstr "{a}: щонайбільше {b}"

msgid "{a} not in {b}"
msgstr "{a} не у {b}"

msgid "a reserve of {a} in {b}"
msgstr "резерв {a} у {b}"

msgid "a reserve of {a} in every tank"
msgstr "резерв {a} у кожному відсіку"

msgid "at most {a} of product on the cart"
msgstr "щонайбільше {a} продукту в бункері"

msgid "at most {a} with the cart"
msgstr "щонайбільше {a} разом із бункером"

msgid "{a} become {b}"
msgstr "{a} → {b}"

msgid "{a} runs out first, no longer {b}"
msgstr "першим закінчується {a}, а вже не {b}"

msgid "other tanks"
msgstr "інші відсіки"

msgid "another plan at exactly this value"
msgstr "інший план саме за цього значення"

msgid "Fertilizer is planned at its listed density. {a}."
msgstr "Добриво заплановано за щільністю зі списку. {a}."

msgid "{a}: listed {b}, published {c} to {d}"
msgstr "{a}: за списком {b}, за публікаціями від {c} до {d}"

msgid "{a}: listed {b}, no published figure found, {c} assumed"
msgstr "{a}: за списком {b}, опублікованих даних не знайдено, прийнято {c}"

msgid "{a} has no listed density; {b} is used."
msgstr "{a} не має щільності у списку; взято {b}."

msgid "{a} at {b} is outside the likely {c} to {d}: check the number and its unit."
msgstr "{a} зі щільністю {b} виходить за ймовірні межі від {c} до {d}: перевірте число та його одиницю."

msgid "Assumed: {a}."
msgstr "Припущено: {a}."

msgid "a double-shoot drill"
msgstr "сівалка з роздільним внесенням (double-shoot)"

msgid "rows {a} in apart"
msgstr "міжряддя {a} in"

msgid "openers that spread {a} in"
msgstr "сошники із шириною смуги {a} in"

msgid "medium soil"
msgstr "середній ґрунт"

msgid "{a} beside the seed"
msgstr "{a} поруч із насінням"

msgid "{a} in the band"
msgstr "{a} у стрічці"

msgid "{a} of {b}, as in {c} of MAP"
msgstr "{b} {a}, наприклад MAP {c}"

msgid "{a} of {b} at {c} seedbed utilization"
msgstr "{b} {a} за використання посівного ложа {c}"

msgid "{a} of {b} at {c} seedbed utilization, which costs {d} of the stand"
msgstr "{b} {a} за використання посівного ложа {c}, а це втрата {d} сходів"

msgid "{a}, or {b}"
msgstr "{a} або {b}"

msgid "place at most {b} of {a} with the seed and band the other {c}"
msgstr "внесіть {a} з насінням щонайбільше {b}, а решту ({c}) — у стрічку"

msgid "band all of the {a}"
msgstr "внесіть {a} повністю у стрічку"

msgid "apply at most {b} of {a} and leave the other {c} to another pass"
msgstr "внесіть {a} щонайбільше {b}, а решту ({c}) лишіть для іншого проходу"

msgid "leave all of the {a} to another pass"
msgstr "лишіть {a} повністю для іншого проходу"

msgid "Granular inoculant for {a} needs its own tank. If you use it, add it to the job with its rate."
msgstr "Гранульованому інокулянту ({a}) потрібен власний відсік. Якщо використовуєте його, додайте його до завдання з нормою."

msgid "A blend of {a} must not be stored: empty the tank the day it is mixed."
msgstr "Суміш {a} не можна зберігати: спорожніть відсік того ж дня, коли її змішано."

msgid "A blend of {a} draws water from 56 % relative humidity on: do not leave it in a tank overnight or through rain."
msgstr "Суміш {a} вбирає воду вже за 56 % відносної вологості: не лишайте її у відсіку на ніч або на час дощу."

msgid "{a} are incompatible: do not blend them, and clean a tank before one follows the other."
msgstr "{a} несумісні: не змішуйте їх і очищайте відсік, перш ніж завантажити одне після іншого."

msgid "{n} year of 10"
msgid_plural "{n} years of 10"
msgstr[0] "{n} рік із 10"
msgstr[1] "{n} роки з 10"
msgstr[2] "{n} років із 10"

msgid "{a} stays empty; the most the cart can do is {b} a fill."
msgid_plural "{a} stay empty; the most the cart can do is {b} a fill."
msgstr[0] "{a} лишається порожнім; максимум для бункера — {b} на заправку."
msgstr[1] "{a} лишаються порожніми; максимум для бункера — {b} на заправку."
msgstr[2] "{a} лишаються порожніми; максимум для бункера — {b} на заправку."

msgid "Any of the {b} carts seeds it in one fill; the smallest is {c}."
msgid_plural "Any of the {b} carts seeds it in {a}; the smallest is {c}."
msgstr[0] "Кожному з бункерів ({b}) потрібна {a}; найменший — {c}."
msgstr[1] "Кожному з бункерів ({b}) потрібні {a}; найменший — {c}."
msgstr[2] "Кожному з бункерів ({b}) потрібно {a}; найменший — {c}."

msgid "Either cart seeds it in one fill; the smaller is {b}."
msgid_plural "Either cart seeds it in {a}; the smaller is {b}."
msgstr[0] "Кожному з двох бункерів потрібна {a}; менший — {b}."
msgstr[1] "Кожному з двох бункерів потрібні {a}; менший — {b}."
msgstr[2] "Кожному з двох бункерів потрібно {a}; менший — {b}."

msgid "The {b} carts hold the same, and each of them seeds it in one fill."
msgid_plural "The {b} carts hold the same, and each of them seeds it in {a}."
msgstr[0] "Бункери ({b}) вміщують однаково, і кожному потрібна {a}."
msgstr[1] "Бункери ({b}) вміщують однаково, і кожному потрібні {a}."
msgstr[2] "Бункери ({b}) вміщують однаково, і кожному потрібно {a}."

msgid "Only {b} can seed it, in one fill."
msgid_plural "Only {b} can seed it, in {a}."
msgstr[0] "Засіяти це може лише {b}: {a}."
msgstr[1] "Засіяти це може лише {b}: {a}."
msgstr[2] "Засіяти це може лише {b}: {a}."

msgid "One fill with {b}{c}{d}."
msgid_plural "{a} with {b}{c}{d}."
msgstr[0] "{a} — {b}{c}{d}."
msgstr[1] "{a} — {b}{c}{d}."
msgstr[2] "{a} — {b}{c}{d}."

msgid "one fill more"
msgid_plural "{a} fills more"
msgstr[0] "на {a} заправку більше"
msgstr[1] "на {a} заправки більше"
msgstr[2] "на {a} заправок більше"

msgid "No cart has enough tanks for all these products. {a} comes closest and leaves {b} out."
msgid_plural "No cart has enough tanks for all these products. {a} come closest and leave {b} out."
msgstr[0] "Жоден бункер не має досить відсіків для всіх цих продуктів. Найближчий до цього — {a}, але без відсіку лишається {b}."
msgstr[1] "Жоден бункер не має досить відсіків для всіх цих продуктів. Найближчі до цього — {a}, але без відсіку лишається {b}."
msgstr[2] "Жоден бункер не має досить відсіків для всіх цих продуктів. Найближчі до цього — {a}, але без відсіку лишається {b}."

msgid "No cart can do this job under these constraints. {a} comes closest and leaves {b} out."
msgid_plural "No cart can do this job under these constraints. {a} come closest and leave {b} out."
msgstr[0] "За цих обмежень із цим завданням не впорається жоден бункер. Найближчий до цього — {a}, але без відсіку лишається {b}."
msgstr[1] "За цих обмежень із цим завданням не впорається жоден бункер. Найближчі до цього — {a}, але без відсіку лишається {b}."
msgstr[2] "За цих обмежень із цим завданням не впорається жоден бункер. Найближчі до цього — {a}, але без відсіку лишається {b}."

msgid "{a} takes the fewest fills where no product continues on the next field, {b}{c}."
msgid_plural "{a} take the fewest fills where no product continues on the next field, {b}{c}."
msgstr[0] "{a} потребує найменше заправок, якщо продукт не переходить на наступне поле: {b}{c}."
msgstr[1] "{a} потребують найменше заправок, якщо продукт не переходить на наступне поле: {b}{c}."
msgstr[2] "{a} потребують найменше заправок, якщо продукт не переходить на наступне поле: {b}{c}."

msgid "{a} takes the fewest fills, {b}{c}."
msgid_plural "{a} take the fewest fills, {b}{c}."
msgstr[0] "{a} потребує найменше заправок: {b}{c}."
msgstr[1] "{a} потребують найменше заправок: {b}{c}."
msgstr[2] "{a} потребують найменше заправок: {b}{c}."

msgid "{a} stays empty"
msgid_plural "{a} stay empty"
msgstr[0] "{a} лишається порожнім"
msgstr[1] "{a} лишаються порожніми"
msgstr[2] "{a} лишаються порожніми"

msgid "{a} holds {b}"
msgid_plural "{a} hold {b}"
msgstr[0] "{a} містить {b}"
msgstr[1] "{a} містять {b}"
msgstr[2] "{a} містять {b}"

msgid "{a} holds what the job does not use"
msgid_plural "{a} hold what the job does not use"
msgstr[0] "{a} містить те, чого завдання не використовує"
msgstr[1] "{a} містять те, чого завдання не використовує"
msgstr[2] "{a} містять те, чого завдання не використовує"

msgid "{a} must not lie beside {b} seed: band all of it."
msgid_plural "{a} must not lie beside {b} seed: band all of them."
msgstr[0] "Поруч із насінням ({b}) не повинно бути {a}: внесіть повністю у стрічку."
msgstr[1] "Поруч із насінням ({b}) не повинно бути {a}: внесіть повністю у стрічку."
msgstr[2] "Поруч із насінням ({b}) не повинно бути {a}: внесіть повністю у стрічку."

msgid "{a} must not lie beside {b} seed: apply it in another pass."
msgid_plural "{a} must not lie beside {b} seed: apply them in another pass."
msgstr[0] "Поруч із насінням ({b}) не повинно бути {a}: внесіть окремим проходом."
msgstr[1] "Поруч із насінням ({b}) не повинно бути {a}: внесіть окремим проходом."
msgstr[2] "Поруч із насінням ({b}) не повинно бути {a}: внесіть окремим проходом."

msgid "Beside {b}, {a} comes to {c} of the limit, where 100 % is {d}: {e}."
msgid_plural "Beside {b}, {a} add up to {c} of the limit, where 100 % is {d}: {e}."
msgstr[0] "Поруч із насінням ({b}) {a} досягає {c} межі, де 100 % — це {d}: {e}."
msgstr[1] "Поруч із насінням ({b}) {a} разом досягають {c} межі, де 100 % — це {d}: {e}."
msgstr[2] "Поруч із насінням ({b}) {a} разом досягають {c} межі, де 100 % — це {d}: {e}."

# SheetWording.swift
msgid "Load sheet: {a}, {b}"
msgstr "Картка завантаження: {a}, {b}"

msgid "{a} in {b}."
msgstr "{a} — {b}."

msgid "All fills are even."
msgstr "Усі заправки однакові."

msgid "Every tank in use is filled to capacity."
msgstr "Кожен використаний відсік заповнено повністю."

msgid "Loads are cut to what the fill seeds, so that all tanks run out together."
msgstr "Завантаження зменшено до того, що йде на поле за заправку, щоб усі відсіки спорожніли одночасно."

msgid "The first fill also loads the reserves, which stay in."
msgstr "Перша заправка містить і резерви, які лишаються у відсіках."

msgid "Taken to weigh: {a}."
msgstr "Прийнята щільність: {a}."

msgid "Load the tanks in this order: \"Scale\" is what all product on the cart weighs then."
msgstr "Завантажуйте відсіки в цьому порядку: «Ваги» — скільки тоді важить увесь продукт у бункері."

msgid "Load the tanks in this order: \"Scale\" is what all product on the cart weighs then, \"With cart\" the same with the empty cart of {a}."
msgstr "Завантажуйте відсіки в цьому порядку: «Ваги» — скільки тоді важить увесь продукт у бункері, «Брутто» — те саме разом із порожнім бункером ({a})."

msgid "Operator"
msgstr "Оператор"

msgid "each"
msgstr "кожна"

msgid "Scale"
msgstr "Ваги"

msgid "With cart"
msgstr "Брутто"

msgid "From the tender"
msgstr "Привезти"

msgid "This fill"
msgstr "Зараз"

msgid "So far"
msgstr "Усього"

msgid "By fill {a}"
msgstr "Усього за {a}"

# words
msgid "a job"
msgstr "завдання"

msgid "a scenario"
msgstr "сценарій"

msgid "a list of carts"
msgstr "список бункерів"

msgid "a list of products"
msgstr "список продуктів"

msgid "an area"
msgstr "площа"

msgid "a rate"
msgstr "норма"

msgid "a volume"
msgstr "об’єм"

msgid "a mass"
msgstr "маса"

msgid "a density"
msgstr "щільність"

msgid "a speed"
msgstr "швидкість"

msgid "a length"
msgstr "довжина"

msgid "a duration"
msgstr "тривалість"

msgid "error"
msgstr "помилка"

msgid "warning"
msgstr "попередження"

msgid "option"
msgstr "параметр"

msgid "subcommand"
msgstr "підкоманда"

msgid "overlap"
msgstr "перекриття"

msgid "margin"
msgstr "запас"

msgid "The reserve '{a}'"
msgstr "Резерв '{a}'"

msgid "Stopped."
msgstr "Зупинено."

msgid "faba beans"
msgstr "кормові боби"

msgid "lupins"
msgstr "люпин"

msgid "vetch"
msgstr "вика"

msgid "camelina"
msgstr "рижій"

msgid "canola"
msgstr "ріпак"

msgid "flax"
msgstr "льон"

msgid "wheat"
msgstr "пшениця"

msgid "barley"
msgstr "ячмінь"

msgid "oats"
msgstr "овес"

msgid "rye"
msgstr "жито"

msgid "triticale"
msgstr "тритикале"

msgid "corn"
msgstr "кукурудза"

msgid "mustard"
msgstr "гірчиця"

msgid "peas"
msgstr "горох"

msgid "lentils"
msgstr "сочевиця"

msgid "chickpeas"
msgstr "нут"

msgid "soybeans"
msgstr "соя"

msgid "sunflower"
msgstr "соняшник"

msgid "hemp"
msgstr "коноплі"

msgid "canaryseed"
msgstr "канаркова трава"

msgid "durum"
msgstr "тверда пшениця"

msgid "ok"
msgstr "добре"

msgid "watch"
msgstr "увага"

msgid "tight"
msgstr "впритул"

msgid "low"
msgstr "мало"

msgid "medium"
msgstr "середньо"

msgid "full"
msgstr "повний"

msgid "listed"
msgstr "за списком"

msgid "published"
msgstr "за публікаціями"

msgid "nitrogen"
msgstr "азот"

msgid "phosphate"
msgstr "фосфор"

msgid "potash"
msgstr "калій"

msgid "sulphur"
msgstr "сірка"

msgid " to "
msgstr " – "

msgid "'aircart {a}' writes {b}, and not {c}."
msgstr "'aircart {a}' записує {b}, а не {c}."

msgid "Leave the format out."
msgstr "Не вказуйте формат."

msgid "With {a} the farm is done by {b} in {c} of {a}."
msgstr "З {a} господарство засіяне до {b}: {c} з {a}."

msgid "Write a reserve as 5bu, 200L or 3%."
msgstr "Напишіть резерв як 5bu, 200L або 3%."

msgid "Write what is on board as 200bu, 10000lb or 40%."
msgstr "Напишіть, що на борту, як 200bu, 10000lb або 40%."

msgid "a reserve"
msgstr "резерв"

msgid "its .dbf has no head"
msgstr "його .dbf не має заголовка"

msgid "its .dbf is shorter than its head says"
msgstr "його .dbf коротший, ніж вказано в заголовку"

msgid "its .shp says {a} bytes and has {b}"
msgstr "у його .shp вказано байтів {a}, а є {b}"

msgid "its last shape is cut off"
msgstr "його остання фігура обірвана"

msgid "its list of files ends too early"
msgstr "його список файлів закінчується зарано"

msgid "shape {a} has a corner that is not a number"
msgstr "фігура {a} має вершину, що не є числом"

msgid "shape {a} has fewer corners than it says"
msgstr "фігура {a} має менше вершин, ніж указано"

msgid "shape {a} is cut off"
msgstr "фігура {a} обірвана"

msgid "shape {a} reaches beyond its end"
msgstr "фігура {a} виходить за свій кінець"

msgid "the archive is in Zip64 or in several parts"
msgstr "архів у Zip64 або з кількох частин"

msgid "the checksum of {a} is another"
msgstr "контрольна сума {a} інша"

msgid "the columns of its .dbf are wider than its rows"
msgstr "стовпці його .dbf ширші за рядки"

msgid "the outlines of shape {a} are out of order"
msgstr "контури фігури {a} не за порядком"

msgid "this range holds {a}; each value must be {b}"
msgstr "цей діапазон містить {a}; кожне значення має бути {b}"

msgid "{a} cannot be unpacked"
msgstr "{a} не розпаковується"

msgid "{a} ends too early"
msgstr "{a} закінчується зарано"

msgid "{a} is done by {b}."
msgstr "{a} встигає до {b}."

msgid "{a} is not done that often by {b}."
msgstr "{a} не так часто встигає до {b}."

msgid "{a} is not where its list says"
msgstr "{a} не там, де вказано у списку"

msgid "{a}: {b}"
msgstr "{a}: {b}"

msgid "{a}: {b}{c}"
msgstr "{a}: {b}{c}"

msgid "{a}, {b}: {c}"
msgstr "{a}, {b}: {c}"

msgid "{a}: {b}, {c}."
msgstr "{a}: {b}, {c}."

msgid "a blend"
msgstr "суміш"

msgid "a cart"
msgstr "бункер"

msgid "a cart name"
msgstr "назва бункера"

msgid "a crop"
msgstr "культура"

msgid "a crop name"
msgstr "назва культури"

msgid "a currency"
msgstr "валюта"

msgid "a custom cart"
msgstr "власний бункер"

msgid "a field"
msgstr "поле"

msgid "a field name"
msgstr "назва поля"

msgid "a map"
msgstr "карта"

msgid "a name"
msgstr "назва"

msgid "a name of packages"
msgstr "назва упаковок"

msgid "a plan request"
msgstr "запит на план"

msgid "a product"
msgstr "продукт"

msgid "a product name"
msgstr "назва продукту"

msgid "a range"
msgstr "діапазон"

msgid "a saved plan"
msgstr "збережений план"

msgid "a sentence"
msgstr "речення"

msgid "a source"
msgstr "джерело"

msgid "a tank"
msgstr "відсік"

msgid "a tank name"
msgstr "назва відсіку"

msgid "a text"
msgstr "текст"

msgid "a time"
msgstr "час"

msgid "a title"
msgstr "заголовок"

msgid "a zone"
msgstr "зона"

msgid "a zone name"
msgstr "назва зони"

msgid "an address"
msgstr "адреса"

msgid "a holding"
msgstr "вміст"

msgid "a package"
msgstr "упаковка"

msgid "a distribution"
msgstr "розподіл"

msgid "blend"
msgstr "суміш"

msgid "cart"
msgstr "бункер"

msgid "compartment"
msgstr "секція"

msgid "crop"
msgstr "культура"

msgid "distance"
msgstr "відстань"

msgid "farm"
msgstr "господарство"

msgid "field"
msgstr "поле"

msgid "field size"
msgstr "площа поля"

msgid "house rules"
msgstr "правила господарства"

msgid "number"
msgstr "число"

msgid "options"
msgstr "параметри"

msgid "pair"
msgstr "пара"

msgid "period"
msgstr "період"

msgid "product"
msgstr "продукт"

msgid "quantile"
msgstr "квантиль"

msgid "rate"
msgstr "норма"

msgid "rates by product"
msgstr "норми за продуктами"

msgid "reserve"
msgstr "резерв"

msgid "scenario"
msgstr "сценарій"

msgid "sentence"
msgstr "речення"

msgid "tank"
msgstr "відсік"

msgid "value"
msgstr "значення"

msgid "year"
msgstr "рік"

msgid "yield"
msgstr "урожайність"

msgid "zone"
msgstr "зона"

msgid "own cart"
msgstr "ваш бункер"

msgid "anhydrous ammonia, a gas under pressure"
msgstr "безводний аміак, газ під тиском"

msgid "a liquid"
msgstr "рідина"

msgid "calcium ammonium nitrate"
msgstr "вапняково-аміачна селітра"

msgid "single superphosphate"
msgstr "простий суперфосфат"

msgid "sulphate of potash"
msgstr "сульфат калію"

msgid "lupin seed"
msgstr "насіння люпину"

msgid "vetch seed"
msgstr "насіння вики"

msgid "camelina seed"
msgstr "насіння рижію"

msgid "a fertilizer of that grade"
msgstr "добриво такої формули"

msgid "From your setup: {a}"
msgstr "З ваших налаштувань: {a}"

msgid "{a} has two units: write its three numbers in one"
msgstr "{a} має дві одиниці: запишіть усі три числа в одній"

msgid "{a} must be a whole number, not {b}"
msgstr "{a} має бути цілим числом, а не {b}"

msgid "{a} must have at most {b} characters, not {c}"
msgstr "{a} має містити щонайбільше символів: {b}, а не {c}"

msgid "{a} must not be empty"
msgstr "{a} не повинно бути порожнім"

msgid "{a} needs exactly one of {b}{c}"
msgstr "{a}: потрібне рівно одне з {b}{c}"

msgid "the products of this file"
msgstr "продукти цього файлу"

msgid "the products of the crops"
msgstr "продукти культур"

msgid "the products of the plan"
msgstr "продукти плану"

msgid "the products"
msgstr "продукти"

msgid "half of a surrogate pair"
msgstr "половина сурогатної пари"

msgid "range"
msgstr "діапазон"

msgid "a digit cannot follow a backslash"
msgstr "цифра не може стояти після зворотної скісної"

msgid "{a} hexadecimal digits must follow"
msgstr "далі має бути шістнадцяткових цифр: {a}"

"""##
}
