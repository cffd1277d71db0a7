// swift-format-ignore-file
// Generated from Sources/AirCartDocuments/Language/Assets/ukrainian-page.po by `swift package embed-assets`; do not edit.

extension LanguageAssets {
  static let ukrainianPagePO: StaticString = ##"""
# What the what-if page says in Ukrainian; the terms are those of ukrainian.po.
msgid ""
msgstr ""
"Language: uk\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"

msgid "AirCart"
msgstr "AirCart"

msgid "Skip to the answer"
msgstr "До відповіді"

msgid "Which product in which tank, how far a fill lasts, which cart"
msgstr "Який продукт у який відсік, на скільки вистачає заправки, який бункер"

msgid "Plans"
msgstr "Плани"

msgid "Share"
msgstr "Надіслати"

msgid "Print"
msgstr "Друк"

msgid "Close"
msgstr "Закрити"

msgid "Cancel"
msgstr "Скасувати"

msgid "Done"
msgstr "Готово"

msgid "Undo"
msgstr "Повернути"

msgid "Job"
msgstr "Завдання"

msgid "Configuration"
msgstr "Налаштування"

msgid "Unit system"
msgstr "Одиниці виміру"

msgid "Imperial"
msgstr "Імперські"

msgid "Metric"
msgstr "Метричні"

msgid "Cart model"
msgstr "Бункер"

msgid "{name} ({capacity} bu)"
msgstr "{name} ({capacity} bu)"

msgid "Field size"
msgstr "Площа поля"

msgid "Saddle tank"
msgstr "Сідловий відсік"

msgid "Densities"
msgstr "Щільність"

msgid "Listed"
msgstr "За списком"

msgid "Published"
msgstr "За публікаціями"

msgid "{name}, slider"
msgstr "{name}, повзунок"

msgid "Products"
msgstr "Продукти"

msgid "Add product"
msgstr "Додати продукт"

msgid "Rate of {name}"
msgstr "Норма, {name}"

msgid "Remove {name}"
msgstr "Прибрати: {name}"

msgid "Tanks and density of {name}"
msgstr "Відсіки та щільність, {name}"

msgid "Only in {tanks}"
msgstr "Лише у {tanks}"

msgid "No tank"
msgstr "Без відсіку"

msgid "at most {n} tank"
msgid_plural "at most {n} tanks"
msgstr[0] "щонайбільше {n} відсік"
msgstr[1] "щонайбільше {n} відсіки"
msgstr[2] "щонайбільше {n} відсіків"

msgid "own density"
msgstr "своя щільність"

msgid "Kept empty: {tanks}"
msgstr "Лишаються порожніми: {tanks}"

msgid "Incompatible: {pairs}"
msgstr "Несумісні: {pairs}"

msgid "Clear all rules on tanks ({n})"
msgstr "Скасувати всі правила відсіків ({n})"

msgid "Weight limits"
msgstr "Обмеження ваги"

msgid "Product at most"
msgstr "Продукту не більше"

msgid "Cart and product at most"
msgstr "Бункер із продуктом не більше"

msgid "A weight limit must be a number from {low} to {high}."
msgstr "Обмеження ваги має бути числом від {low} до {high}."

msgid "Rules and margin"
msgstr "Правила й запас"

msgid "Rules and margin, changed"
msgstr "Правила й запас, змінено"

msgid "Load for"
msgstr "Мета"

msgid "Practical plan"
msgstr "Практичний план"

msgid "Most the cart can do"
msgstr "Максимум для бункера"

msgid "Drill"
msgstr "Сівалка"

msgid "double shoot, assumed"
msgstr "два потоки, припущено"

msgid "single shoot"
msgstr "один потік"

msgid "double shoot"
msgstr "два потоки"

msgid "triple shoot"
msgstr "три потоки"

msgid "Rows, openers and soil"
msgstr "Міжряддя, сошники, ґрунт"

msgid "Row spacing"
msgstr "Міжряддя"

msgid "Opener spread"
msgstr "Ширина смуги"

msgid "Soil"
msgstr "Ґрунт"

msgid "medium, assumed"
msgstr "середній, припущено"

msgid "An opener cannot spread wider than rows are apart."
msgstr "Смуга сошника не може бути ширшою за міжряддя."

msgid "Enough to spare"
msgstr "Достатній запас"

msgid "Seeded twice"
msgstr "Перекриття"

msgid "“{name}” must be a number from {low} to {high}."
msgstr "«{name}» має бути числом від {low} до {high}."

msgid "off"
msgstr "вимк."

msgid "How much a broken rule counts, from off to {high}. A rule never costs a fill."
msgstr "Наскільки важить порушене правило: від «вимк.» до {high}. Правило ніколи не додає заправки."

msgid "{severity} (usual)"
msgstr "{severity} (типово)"

msgid "Tank with the steel meter auger"
msgstr "Відсік зі сталевим шнеком дозатора"

msgid "not named"
msgstr "не вказано"

msgid "{field}, {overlap} seeded twice"
msgstr "{field}, перекриття {overlap}"

msgid "Reserve that stays in"
msgstr "Резерв, що лишається"

msgid "Reserves: {tanks}"
msgstr "Резерви: {tanks}"

msgid "A reserve must be a number below {n}."
msgstr "Резерв має бути числом, меншим за {n}."

msgid "{a} reserve"
msgstr "резерв {a}"

msgid "What do you seed?"
msgstr "Що ви сієте?"

msgid "160 ac canola 5, urea 150, MAP 40"
msgstr "160 ac canola 5, urea 150, MAP 40"

msgid "Plan it"
msgstr "Скласти план"

msgid "Field, then each product with its rate."
msgstr "Поле, потім кожен продукт із нормою."

msgid "Name at least one product, with its rate."
msgstr "Назвіть щонайменше один продукт із нормою."

msgid "The line is the job now."
msgstr "Тепер завдання — цей рядок."

msgid "A worked example. Change any figure, or begin with your own products."
msgstr "Готовий приклад. Змініть будь-яке число або почніть зі своїх продуктів."

msgid "Begin with nothing"
msgstr "Почати з нуля"

msgid "Enter a valid field size and at least one product."
msgstr "Вкажіть правильну площу поля та щонайменше один продукт."

msgid "What goes into which tank?"
msgstr "Що в який відсік?"

msgid "Try “{line}”"
msgstr "Спробувати «{line}»"

msgid "Add the products that you seed, each with its rate. The best cart, the fills and the load of every tank appear here at once."
msgstr "Додайте продукти, які ви сієте, кожен зі своєю нормою. Найкращий бункер, заправки й завантаження кожного відсіку одразу з’являться тут."

msgid "The field size must be a number from {low} to {high}."
msgstr "Площа поля має бути числом від {low} до {high}."

msgid "The rate of {name} must be 0 or a number from {low} to {high}."
msgstr "Норма має бути 0 або числом від {low} до {high}: {name}."

msgid "The density must be a number from {low} to {high}."
msgstr "Щільність має бути числом від {low} до {high}."

msgid "“{text}” is not understood. Write a number, such as 1280, or {example}."
msgstr "«{text}» незрозуміло. Напишіть число, наприклад 1280, або {example}."

msgid "“{text}” is not understood. Write a number, such as 1280."
msgstr "«{text}» незрозуміло. Напишіть число, наприклад 1280."

msgid "“{text}” may mean one field of {one} or {n} fields of {list}. Write {one} for one; the farm room takes several."
msgstr "«{text}» може означати одне поле ({one}) або кілька ({n}): {list}. Для одного напишіть {one}; кілька полів приймає розділ «Господарство»."

msgid "“{text}” may mean {n} fields of {list}. The farm room takes several."
msgstr "«{text}» може означати кілька полів ({n}): {list}. Кілька полів приймає розділ «Господарство»."

msgid "“{text}” can mean {a} or {b}. Write one of these."
msgstr "«{text}» може означати {a} або {b}. Напишіть щось одне."

msgid "The answers shown are for the last entries that were understood."
msgstr "Показано відповіді для останніх зрозумілих даних."

msgid "Out of date:"
msgstr "Застаріло:"

msgid "Give at least one product a rate above zero."
msgstr "Вкажіть хоча б одному продукту норму, більшу за нуль."

msgid "At most {n} products fit into a job."
msgstr "У завданні може бути щонайбільше продуктів: {n}."

msgid "This job cannot be calculated: {reason}."
msgstr "Це завдання не можна розрахувати: {reason}."

msgid "a number is out of the range that can be calculated"
msgstr "число поза межами, які можна розрахувати"

msgid "The calculation stopped unexpectedly and was started again. Your entries are unchanged."
msgstr "Розрахунок несподівано зупинився, його запущено знову. Ваші дані не змінено."

msgid "Select product"
msgstr "Вибрати продукт"

msgid "Search products"
msgstr "Пошук продуктів"

msgid "Several at once, with rates: wheat 110, urea 150, MAP 60, then Enter."
msgstr "Кілька одразу, з нормами: wheat 110, urea 150, MAP 60, потім Enter."

msgid "Grains & pulses"
msgstr "Зернові та бобові"

msgid "Fertilizers"
msgstr "Добрива"

msgid "Inoculants"
msgstr "Інокулянти"

msgid "No product matches “{text}”. Add it as your own, with its density."
msgstr "Жоден продукт не відповідає «{text}». Додайте його як власний, зі щільністю."

msgid "“{text}” can mean more than one product. Choose one."
msgstr "«{text}» може означати кілька продуктів. Виберіть один."

msgid "Own product"
msgstr "Власний продукт"

msgid "Name"
msgstr "Назва"

msgid "Density"
msgstr "Щільність"

msgid "Add"
msgstr "Додати"

msgid "Give the product a name of 1 to 200 characters that is not in the job yet."
msgstr "Дайте продукту назву від 1 до 200 символів, якої ще немає в завданні."

msgid "in the job"
msgstr "у завданні"

msgid "Which cart"
msgstr "Який бункер"

msgid "{area} per fill"
msgstr "{area} на заправку"

msgid "enough for {area}"
msgstr "вистачить на {area}"

msgid "Not possible"
msgstr "Неможливо"

msgid "{name}: {weight} loaded"
msgstr "{name}: {weight} із вантажем"

msgid "View results"
msgstr "До результатів"

msgid "Results"
msgstr "Результати"

msgid "Summary"
msgstr "Підсумок"

msgid "Total capacity"
msgstr "Загальна місткість"

msgid "Products required"
msgstr "Потрібні продукти"

msgid "Rate: {rate}"
msgstr "Норма: {rate}"

msgid "{capacity} capacity"
msgstr "місткість {capacity}"

msgid "Empty"
msgstr "Порожньо"

msgid "{load} of {capacity}, {percent}"
msgstr "{load} з {capacity}, {percent}"

msgid "Rules on {tank}"
msgstr "Правила: {tank}"

msgid "Tap a tank to pin a product in it, keep one out, or keep it empty."
msgstr "Торкніться відсіку, щоб закріпити за ним продукт, не допустити продукт у нього або лишити його порожнім."

msgid "Tanks of {cart}"
msgstr "Відсіки {cart}"

msgid "{tank}: empty, {capacity} capacity"
msgstr "{tank}: порожньо, місткість {capacity}"

msgid "{tank}: {name}, {a} of {capacity}, {percent}"
msgstr "{tank}: {name}, {a} з {capacity}, {percent}"

msgid "UNALLOCATED"
msgstr "БЕЗ ВІДСІКУ"

msgid "Fill plan"
msgstr "План заправок"

msgid "Even fills"
msgstr "Однакові заправки"

msgid "Fill tanks to capacity"
msgstr "Заповнювати відсіки повністю"

msgid "With a weight limit, loads are cut to what it allows."
msgstr "За обмеження ваги завантаження зменшено до дозволеного."

msgid "Blend of {list}"
msgstr "Суміш: {list}"

msgid "Blended: {list}"
msgstr "Змішано: {list}"

msgid "Blend nothing"
msgstr "Не змішувати"

msgid "Nothing of the job is blended now."
msgstr "Тепер у завданні нічого не змішано."

msgid "Blend where it saves fills"
msgstr "Змішувати, якщо менше заправок"

msgid "The map is of the products of the job, each by itself."
msgstr "Карта — для продуктів завдання, кожен окремо."

msgid "With the seed"
msgstr "З насінням"

msgid "{name}: {share} with the seed"
msgstr "{name}: з насінням {share}"

msgid "Gross weight"
msgstr "Повна маса"

msgid "House rules"
msgstr "Правила господарства"

msgid "Worth knowing"
msgstr "Варто знати"

msgid "Resize"
msgstr "Розмір"

msgid "Close calls"
msgstr "На межі"

msgid "Advice"
msgstr "Поради"

msgid "Nutrients delivered"
msgstr "Внесені поживні речовини"

msgid "Load sheet"
msgstr "Картка завантаження"

msgid "Tank"
msgstr "Відсік"

msgid "Load"
msgstr "Вантаж"

msgid "Scale"
msgstr "Ваги"

msgid "{a} stay in"
msgstr "лишається {a}"

msgid "From the tender: {list}"
msgstr "Із завантажувача: {list}"

msgid "Load the tanks in this order. “Scale” is what all product on the cart weighs then; “stay in” is what the fill leaves in a tank."
msgstr "Завантажуйте відсіки в цьому порядку. «Ваги» — скільки тоді важить увесь продукт у бункері; «лишається» — що заправка залишає у відсіку."

msgid "Print the load sheet"
msgstr "Друкувати картку"

msgid "In the field"
msgstr "У полі"

msgid "In the field: what is left?"
msgstr "У полі: що лишилося?"

msgid "Seeded so far"
msgstr "Уже засіяно"

msgid "Left in the tanks"
msgstr "Лишилося у відсіках"

msgid "More went in than the first fill"
msgstr "Завантажено більше за першу заправку"

msgid "All that went in since the tank was empty."
msgstr "Усе, що завантажено відтоді, як відсік був порожній."

msgid "Plan the rest at the stated rates"
msgstr "Планувати решту за заданими нормами"

msgid "Type what is seeded and what is left in each tank, 0 where it is empty."
msgstr "Введіть, скільки засіяно і скільки лишилося в кожному відсіку; 0, якщо він порожній."

msgid "Real rate, {unit}"
msgstr "Фактична норма, {unit}"

msgid "Off, %"
msgstr "Різниця, %"

msgid "Lasts, {unit}"
msgstr "Вистачить, {unit}"

msgid "Empty first"
msgstr "Першим спорожніє"

msgid "{name}, after {area}"
msgstr "{name}, після {area}"

msgid "Left to seed"
msgstr "Лишилося засіяти"

msgid "The rest of the field"
msgstr "Решта поля"

msgid "The seeded area must be above 0 and at most {field}."
msgstr "Засіяна площа має бути більшою за 0 і не більшою за {field}."

msgid "More is left in {name} than went in. Type all that went in."
msgstr "{name}: лишилося більше, ніж завантажено. Введіть усе, що завантажено."

msgid "More is left in {name} than it holds."
msgstr "{name}: лишилося більше, ніж уміщується."

msgid "The first fill of the plan covers {area}, less than is seeded: type all that went in."
msgstr "Першої заправки за планом вистачає на {area}, а засіяно більше: введіть усе, що завантажено."

msgid "The rest is not planned: a limit on weight or tanks and product on board exclude each other."
msgstr "Решту не сплановано: обмеження ваги або відсіків і продукт на борту виключають одне одного."

msgid "Nothing of {name} has gone out."
msgstr "{name}: нічого не висіяно."

msgid "Simple rule (greedy)"
msgstr "Просте правило (жадібне)"

msgid "Show its tanks"
msgstr "Його відсіки"

msgid "each"
msgstr "кожна"

msgid "Choose published densities to plan with figures per bushel."
msgstr "Виберіть щільність за публікаціями, щоб планувати за даними на бушель."

msgid "and"
msgstr "і"

msgid "or"
msgstr "або"

msgid "No plan: {reason}"
msgstr "Плану немає: {reason}"

msgid "Rules for {name}"
msgstr "Правила: {name}"

msgid "Tanks that it may use"
msgstr "Дозволені відсіки"

msgid "Most tanks"
msgstr "Макс. відсіків"

msgid "any"
msgstr "без меж"

msgid "Back to the {set} density"
msgstr "Повернути щільність {set}"

msgid "Keep this tank empty"
msgstr "Лишити цей відсік порожнім"

msgid "For liquids, and nothing else"
msgstr "Лише для рідин"

msgid "{name} may go here"
msgstr "{name} можна сюди"

msgid "Only here"
msgstr "Лише сюди"

msgid "{name} only in {tank}"
msgstr "{name} лише у {tank}"

msgid "How many fills"
msgstr "Скільки заправок"

msgid "Fills that {cart} takes, by field size and rate of {name}. The cross is this job. Tap a place to read it; “Use this” makes it the job."
msgstr "Скільки заправок потрібно за площею поля та нормою, {cart}, {name}. Хрестик — це завдання. Торкніться місця, щоб прочитати його; «Узяти це» робить його завданням."

msgid "Use this"
msgstr "Узяти це"

msgid "Use this: {cell}"
msgstr "Узяти це: {cell}"

msgid "The job is now {field}, {rate}."
msgstr "Тепер завдання: {field}, {rate}."

msgid "Rate of"
msgstr "Норма"

msgid "Field size, {unit}"
msgstr "Площа поля, {unit}"

msgid "Rate of {name}, {unit}"
msgstr "Норма, {name}, {unit}"

msgid "not possible"
msgstr "неможливо"

msgid "Fills of {cart} by field size and rate. Arrow keys move, Enter makes the place the job."
msgstr "Заправки {cart} за площею поля та нормою. Клавіші зі стрілками рухають, Enter робить місце завданням."

msgid "Smallest cart with the fewest fills on {field}, by the rate of {name}"
msgstr "Найменший бункер із найменшою кількістю заправок на {field}, за нормою ({name})"

msgid "For analysts"
msgstr "Для аналітиків"

msgid "Table of"
msgstr "Таблиця"

msgid "Fills"
msgstr "Заправки"

msgid "Left out of one fill"
msgstr "Не вмістилося в одну заправку"

msgid "Left out by the simple rule beyond that"
msgstr "Не вмістилося додатково за простим правилом"

msgid "Cart load"
msgstr "Завантаженість"

msgid "As a table"
msgstr "Як таблиця"

msgid "{metric} of {cart}: field sizes down, rates across"
msgstr "{metric}, {cart}: площі полів — униз, норми — вбік"

msgid "Break points of {name} on {cart}"
msgstr "Точки зміни плану: {name}, {cart}"

msgid "At {field}, the plan changes at these rates between {low} and {high}."
msgstr "На {field} план змінюється за цих норм між {low} і {high}."

msgid "At {field}, the plan is the same at every rate between {low} and {high}."
msgstr "На {field} план однаковий за будь-якої норми між {low} і {high}."

msgid "Calculating …"
msgstr "Розрахунок …"

msgid "What changes there"
msgstr "Що змінюється"

msgid "The number of fills changes {n} more times at higher rates."
msgstr "За вищих норм кількість заправок ще змінюється (разів: {n})."

msgid "Saved plans"
msgstr "Збережені плани"

msgid "Name of this plan"
msgstr "Назва цього плану"

msgid "Save"
msgstr "Зберегти"

msgid "No plan is saved in this browser yet."
msgstr "У цьому браузері ще не збережено жодного плану."

msgid "Duplicate"
msgstr "Дублювати"

msgid "Export"
msgstr "Експорт"

msgid "Export all"
msgstr "Експорт усіх"

msgid "Import a file"
msgstr "Імпорт файлу"

msgid "Delete"
msgstr "Видалити"

msgid "“{name}” is deleted."
msgstr "План «{name}» видалено."

msgid "“{name}” is saved."
msgstr "План «{name}» збережено."

msgid "“{name}” is loaded."
msgstr "План «{name}» відкрито."

msgid "The job is as it was before."
msgstr "Завдання знову таке, як було."

msgid "The job of the link is loaded."
msgstr "Відкрито завдання з посилання."

msgid "All rules on tanks are cleared."
msgstr "Усі правила відсіків скасовано."

msgid "This plan is no longer there: it was deleted in another tab."
msgstr "Цього плану вже немає: його видалено в іншій вкладці."

msgid "{n} plan is imported."
msgid_plural "{n} plans are imported."
msgstr[0] "Імпортовано {n} план."
msgstr[1] "Імпортовано {n} плани."
msgstr[2] "Імпортовано {n} планів."

msgid "{name} (copy)"
msgstr "{name} (копія)"

msgid "“{name}” is back."
msgstr "План «{name}» повернуто."

msgid "This browser did not keep it ({reason}). Nothing on the screen is lost: export the plan, or share its link."
msgstr "Браузер цього не зберіг ({reason}). На екрані нічого не втрачено: експортуйте план або поділіться посиланням на нього."

msgid "Plans saved in this browser could not all be read: {reason}. They are left as they are."
msgstr "Не всі плани, збережені в цьому браузері, вдалося прочитати: {reason}. Їх лишено без змін."

msgid "{file} was not imported: {reason}."
msgstr "{file} не імпортовано: {reason}."

msgid "The link to this job is copied."
msgstr "Посилання на це завдання скопійовано."

msgid "Link to this job"
msgstr "Посилання на завдання"

msgid "This page is a file on this device, so its link opens nowhere else. To share the job, export it and send the file: “Import a file” under “Plans” opens it in any copy of this page. Or send this text."
msgstr "Ця сторінка — файл на цьому пристрої, тому її посилання ніде більше не відкриється. Щоб поділитися завданням, експортуйте його й надішліть файл: «Імпорт файлу» в розділі «Плани» відкриє його в будь-якій копії цієї сторінки. Або надішліть цей текст."

msgid "The job as text"
msgstr "Завдання як текст"

msgid "Export the job"
msgstr "Експорт завдання"

msgid "Copy the text"
msgstr "Копіювати текст"

msgid "Copy the link for this device"
msgstr "Копіювати посилання для пристрою"

msgid "The text is copied."
msgstr "Текст скопійовано."

msgid "{job}. {fills}, {area} per fill."
msgstr "{job}. {fills}, {area} на заправку."

msgid "The link could not be read and is ignored: {reason}."
msgstr "Посилання не вдалося прочитати, його не враховано: {reason}."

msgid "it was made by a newer version of this page"
msgstr "його створено в новішій версії цієї сторінки"

msgid "it is not complete"
msgstr "воно неповне"

msgid "All amounts are now in {units} units."
msgstr "Тепер усі кількості — в інших одиницях: {units}."

msgid "Rooms"
msgstr "Розділи"

msgid "Farm"
msgstr "Господарство"

msgid "Season"
msgstr "Сезон"

msgid "{room} – AirCart"
msgstr "{room} – AirCart"

msgid "{n} field, {area}; densities: {densities}."
msgid_plural "{n} fields, {area}; densities: {densities}."
msgstr[0] "{n} поле, {area}; щільність: {densities}."
msgstr[1] "{n} поля, {area}; щільність: {densities}."
msgstr[2] "{n} полів, {area}; щільність: {densities}."

msgid "A worked example. Change any figure, or begin with your own fields."
msgstr "Готовий приклад. Змініть будь-яке число або почніть зі своїх полів."

msgid "Fields"
msgstr "Поля"

msgid "Name of field {n}"
msgstr "Назва поля {n}"

msgid "Area of field {n}"
msgstr "Площа поля {n}"

msgid "Crop of field {n}"
msgstr "Культура поля {n}"

msgid "Field {n}"
msgstr "Поле {n}"

msgid "Give it a name of 1 to 60 characters."
msgstr "Дайте назву від 1 до 60 символів."

msgid "Area"
msgstr "Площа"

msgid "Crop"
msgstr "Культура"

msgid "Crops"
msgstr "Культури"

msgid "Name of crop {n}"
msgstr "Назва культури {n}"

msgid "Add a crop"
msgstr "Додати культуру"

msgid "Rate of {name} on {crop}"
msgstr "Норма, {name} ({crop})"

msgid "Add a product to {name}"
msgstr "Додати продукт: {name}"

msgid "Remove {name} from {crop}"
msgstr "Прибрати: {name} ({crop})"

msgid "Order of the fields"
msgstr "Порядок полів"

msgid "As listed"
msgstr "Як у списку"

msgid "Fewest clean-outs"
msgstr "Найменше очищень"

msgid "By date of seeding"
msgstr "За датою сівби"

msgid "Paste from a spreadsheet"
msgstr "Вставити з таблиці"

msgid "One field a row: name, area and crop, with tabs, commas or semicolons between them. With headings in the first row, a column may have the rates of a product."
msgstr "По одному полю в рядку: назва, площа й культура, розділені табуляцією, комами або крапками з комою. Якщо перший рядок — заголовки, у стовпці можуть бути норми продукту."

msgid "Rows"
msgstr "Рядки"

msgid "Add these fields"
msgstr "Додати ці поля"

msgid "{n} field is added."
msgid_plural "{n} fields are added."
msgstr[0] "Додано {n} поле."
msgstr[1] "Додано {n} поля."
msgstr[2] "Додано {n} полів."

msgid "Not understood, and left out: {list}."
msgstr "Незрозуміло, тому пропущено: {list}."

msgid "Columns that are left out: {list}."
msgstr "Пропущені стовпці: {list}."

msgid "Read a farm file"
msgstr "Відкрити господарство"

msgid "Save as a farm file"
msgstr "Зберегти у файл"

msgid "Share the farm file"
msgstr "Надіслати файл"

msgid "The farm “{name}” is read."
msgstr "Господарство «{name}» відкрито."

msgid "The farm is as it was before."
msgstr "Господарство знову таке, як було."

msgid "The farm is empty."
msgstr "Господарство порожнє."

msgid "How many fills, and what is cleaned?"
msgstr "Скільки заправок і що очищати?"

msgid "Add a crop with its products and rates, and then your fields. Every cart’s fills, tanks, clean-outs and what to order appear here at once."
msgstr "Додайте культуру з її продуктами й нормами, а потім свої поля. Заправки, відсіки, очищення кожного бункера і те, що замовити, одразу з’являться тут."

msgid "{name} is removed."
msgstr "Прибрано: {name}."

msgid "This farm cannot be planned: a number is out of the range that can be calculated."
msgstr "Це господарство не можна спланувати: число поза межами, які можна розрахувати."

msgid "“{name}” is there already."
msgstr "«{name}» уже є."

msgid "“{name}” must be a whole number from {low} to {high}."
msgstr "«{name}» має бути цілим числом від {low} до {high}."

msgid "Carts on the farm"
msgstr "Бункери в господарстві"

msgid "Alone"
msgstr "Окремо"

msgid "Clean-outs"
msgstr "Очищення"

msgid "Holds"
msgstr "Місткість"

msgid "Product goes on to the next field with the same products; “Alone” counts fills with loads for each field by itself. A clean-out is a tank that gets another product than it held last."
msgstr "Продукт переходить на наступне поле з тими самими продуктами; «Окремо» — кількість заправок, якщо завантажувати для кожного поля окремо. Очищення — це коли відсік отримує інший продукт, ніж був у ньому востаннє."

msgid "No layout needs fewer clean-outs in this order."
msgstr "За такого порядку жоден розподіл не потребує менше очищень."

msgid "Area per fill, {unit}"
msgstr "Площа на заправку, {unit}"

msgid "Clean before"
msgstr "Очистити"

msgid "Show the tanks of"
msgstr "Показати відсіки"

msgid "Product"
msgstr "Продукт"

msgid "Product to order for {cart}"
msgstr "Замовити продукт для {cart}"

msgid "Order, {unit}"
msgstr "Замовити, {unit}"

msgid "Seeded, {unit}"
msgstr "На поля, {unit}"

msgid "Margin"
msgstr "Запас"

msgid "In tanks"
msgstr "У відсіках"

msgid "Volume, bu"
msgstr "Об’єм, bu"

msgid "Bags"
msgstr "Мішки"

msgid "The margin is {margin} of what is seeded."
msgstr "Запас — {margin} від того, що йде на поля."

msgid "The trucks bring it in {n} load."
msgid_plural "The trucks bring it in {n} loads."
msgstr[0] "Вантажівки привозять усе за {n} рейс."
msgstr[1] "Вантажівки привозять усе за {n} рейси."
msgstr[2] "Вантажівки привозять усе за {n} рейсів."

msgid "Fields in order"
msgstr "Поля за порядком"

msgid "Enter a farm first: its fields and crops are seeded here in many seasons."
msgstr "Спершу введіть господарство: тут його поля й культури засівають багато сезонів."

msgid "Enter the farm"
msgstr "Ввести господарство"

msgid "Outfit"
msgstr "Агрегат"

msgid "Price"
msgstr "Ціна"

msgid "Price of {name}, {currency}"
msgstr "Ціна, {name}, {currency}"

msgid "All other numbers"
msgstr "Усі інші числа"

msgid "Lateness"
msgstr "Запізнення"

msgid "Whole yield of {name}, an {unit} of it is worth"
msgstr "Вартість усього врожаю з 1 {unit}, {name}"

msgid "Loss of {name} a day"
msgstr "Втрати за день, {name}"

msgid "Last day without loss of {name}"
msgstr "Останній день без втрат, {name}"

msgid "In {n} of 10 years"
msgstr "У {n} із 10 років"

msgid "First day"
msgstr "Перший день"

msgid "Last day"
msgstr "Останній день"

msgid "Roads without limits from"
msgstr "Дороги без обмежень із"

msgid "Write the day as month and day, as in 05-15."
msgstr "Напишіть день як місяць і день, наприклад 05-15."

msgid "Simulating {n} seasons …"
msgstr "Моделювання сезонів ({n}) …"

msgid "{n} seasons, the same for every cart; 95 % intervals"
msgstr "Сезонів: {n}, однакових для кожного бункера; 95 % інтервали"

msgid "Done by"
msgstr "Закінчує до"

msgid "{low} to {high}"
msgstr "{low}–{high}"

msgid "Done by, in {n} of 10 years"
msgstr "Закінчує до, у {n} із 10 років"

msgid "Days later"
msgstr "Пізніше, днів"

msgid "{share} in time"
msgstr "{share} вчасно"

msgid "Hours at the tender"
msgstr "Годин біля завантажувача"

msgid "A fill is a stop at the tender, which may bring less than the cart holds."
msgstr "Заправка — це зупинка біля завантажувача, а він може привезти менше, ніж уміщує бункер."

msgid "Verdict"
msgstr "Висновок"

msgid "{hours} of them waiting"
msgstr "з них очікування {hours}"

msgid "not done"
msgstr "не закінчує"

msgid "A year costs, {currency}"
msgstr "Витрати за рік, {currency}"

msgid "What {cart} is worth, in {currency}"
msgstr "Чого вартий {cart}, {currency}"

msgid "Against"
msgstr "Проти"

msgid "Saves a year"
msgstr "Економія на рік"

msgid "May cost more"
msgstr "Прийнятна доплата"

msgid "Costs more"
msgstr "Дорожчий на"

msgid "Paid back, years"
msgstr "Окупність, років"

msgid "What a year costs less with {cart} than with the other cart, owning left out."
msgstr "На скільки менші витрати за рік, якщо взяти {cart}, а не інший бункер; без витрат на володіння."

msgid "How much more {cart} may cost to buy: what it saves, divided by the {share} of its price that owning costs a year."
msgstr "На скільки дорожчим для купівлі може бути {cart}: економія, поділена на частку ціни ({share}), у яку володіння обходиться за рік."

msgid "How long the saving takes to pay the higher price; a dash where {cart} is not dearer or saves nothing."
msgstr "За скільки років економія покриває вищу ціну; риска, якщо {cart} не дорожчий або нічого не економить."

msgid "Give an hour of the outfit, the price of a stop or what late acres lose, and the carts are compared in money."
msgstr "Вкажіть ціну години агрегату, ціну зупинки або втрати на пізно засіяних площах — і бункери буде порівняно в грошах."

msgid "This season cannot be simulated: {reason}."
msgstr "Цей сезон не можна змоделювати: {reason}."

msgid "look at “{name}”"
msgstr "перевірте «{name}»"

msgid "look at its dates and at the lateness of crops"
msgstr "перевірте його дати й запізнення культур"

msgid "When each cart is done"
msgstr "Коли закінчує кожен бункер"

msgid "done by then in {n} of 10 years"
msgid_plural "done by then in {n} of 10 years"
msgstr[0] "закінчено до того дня в {n} році з 10"
msgstr[1] "закінчено до того дня в {n} роках із 10"
msgstr[2] "закінчено до того дня в {n} роках із 10"

msgid "the same in 1 to 10 of 10 years, from left to right"
msgstr "те саме в 1–10 роках із 10, зліва направо"

msgid "cannot be loaded for {crop}"
msgstr "неможливо завантажити: {crop}"

msgid "it has “{key}”, which this page does not know: use aircart compare or simulate"
msgstr "у ньому є «{key}», якого ця сторінка не знає: скористайтеся aircart compare або simulate"

msgid "it holds no farm"
msgstr "у ньому немає господарства"

msgid "Loaded for {crop}"
msgstr "Завантажено: {crop}"

msgid "it is not JSON"
msgstr "це не JSON"

msgid "it holds no plan"
msgstr "у ньому немає плану"

msgid "it is not a plan of AirCart"
msgstr "це не план AirCart"

msgid "it was made by a newer version"
msgstr "його створено в новішій версії"

msgid "its key “{key}” is not as it should be"
msgstr "його ключ «{key}» не такий, як має бути"

msgid "it has product on board or a reserve of every tank"
msgstr "у ньому є продукт на борту або резерв для кожного відсіку"

msgid "the cart {name} is not known"
msgstr "бункер {name} невідомий"

msgid "{name} is not known and has no density"
msgstr "{name} — невідомий продукт без щільності"

msgid "no equation is known for grams of {name} in half a litre"
msgstr "немає рівняння для грамів на пів літра: {name}"

msgid "the cart has no tank {name}"
msgstr "у бункері немає відсіку {name}"

msgid "there is no plan in it"
msgstr "у ньому немає жодного плану"

msgid "Working width"
msgstr "Ширина захвату"

msgid "Ground speed"
msgstr "Робоча швидкість"

msgid "Field efficiency"
msgstr "Ефективність у полі"

msgid "Turning, each pass"
msgstr "Розворот, кожен прохід"

msgid "Length of a field over its width"
msgstr "Довжина поля до ширини"

msgid "Metering ceiling"
msgstr "Межа дозаторів"

msgid "Length of a pass"
msgstr "Довжина проходу"

msgid "Driving to the truck"
msgstr "Шлях до вантажівки"

msgid "Filling, each truck"
msgstr "Заправка, кожна вантажівка"

msgid "Filling, each tank"
msgstr "Заправка, кожен відсік"

msgid "Conveyor"
msgstr "Конвеєр"

msgid "Reserve, of a tank"
msgstr "Резерв, від відсіку"

msgid "Reserve of a tank"
msgstr "Резерв відсіку"

msgid "Trucks"
msgstr "Вантажівки"

msgid "Payload"
msgstr "Вантаж"

msgid "Payload on roads in spring"
msgstr "Вантаж у бездоріжжя"

msgid "Loading, each truck"
msgstr "Завантаження вантажівки"

msgid "Loader"
msgstr "Навантажувач"

msgid "Loaders"
msgstr "Навантажувачі"

msgid "Loading after work"
msgstr "Завантаження після роботи"

msgid "Driving, beside the road"
msgstr "Їзда поза дорогою"

msgid "From yard to field"
msgstr "Від двору до поля"

msgid "Speed of a truck"
msgstr "Швидкість вантажівки"

msgid "Bags on the cart"
msgstr "Мішки на бункері"

msgid "A bag or tote"
msgstr "Мішок чи біг-бег"

msgid "Emptying a bag"
msgstr "Спорожнення мішка"

msgid "Seeding between breakdowns"
msgstr "Сівба між поломками"

msgid "Repair"
msgstr "Ремонт"

msgid "Repairing after work"
msgstr "Ремонт після роботи"

msgid "Moving between fields"
msgstr "Переїзд між полями"

msgid "Speed on the road"
msgstr "Швидкість на дорозі"

msgid "Cleaning a tank"
msgstr "Очищення відсіку"

msgid "Emptying tanks"
msgstr "Спорожнення відсіків"

msgid "Calibrating a product"
msgstr "Калібрування продукту"

msgid "Hour at which work begins"
msgstr "Година початку роботи"

msgid "Hours a day"
msgstr "Годин на день"

msgid "Fuelling, checks"
msgstr "Заправка пальним, огляд"

msgid "Workable days"
msgstr "Робочі дні"

msgid "Finishing a field after hours"
msgstr "Досівання після години"

msgid "Workable days, from year to year"
msgstr "Робочі дні, рік від року"

msgid "Half days"
msgstr "Половини днів"

msgid "Wet spells"
msgstr "Мокрі періоди"

msgid "Overlap, the same everywhere"
msgstr "Перекриття, всюди однакове"

msgid "Price of an hour"
msgstr "Ціна години"

msgid "Price of a truck's hour"
msgstr "Ціна години вантажівки"

msgid "Owning, of its price a year"
msgstr "Володіння, від ціни на рік"

msgid "Price of a stop"
msgstr "Ціна зупинки"

msgid "As few fills as the cart can do, and among those what keeps the house rules."
msgstr "Якнайменше заправок, а серед таких планів — той, що дотримує правил господарства."

msgid "The largest area per fill, whatever goes where."
msgstr "Найбільша площа на заправку, хоч би що куди потрапило."

msgid "No fertilizer in a saddle tank."
msgstr "Жодних добрив у сідловому відсіку."

msgid "No seed at 25 lb/ac or more in a saddle tank."
msgstr "Жодного насіння від 25 lb/ac у сідловому відсіку."

msgid "Canola, mustard and inoculant in the saddle tank, if there is one."
msgstr "Ріпак, гірчиця й інокулянт — у сідловому відсіку, якщо він є."

msgid "A product with 20 % P2O5 or more in one tank only."
msgstr "Продукт із 20 % P2O5 і більше — лише в одному відсіку."

msgid "Such a product in the tank with the steel meter auger, where that is named."
msgstr "Такий продукт — у відсіку зі сталевим шнеком дозатора, якщо його вказано."

msgid "No blend where each product can have its own tank."
msgstr "Жодної суміші, де кожен продукт може мати свій відсік."

"""##
}
