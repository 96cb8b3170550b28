/** Words that several topics look for, or keep away from. */

/** Countries that people come from, go to, work in or have a home in, and what comes from there. */
export const countries =
  'belg-|duits-|german-|fran-|french|polen|pools|poolse|poland|polish|spain|spanje|spaans|spaanse|spanish|portug-|italy|italie|italia-|engeland|english|uk|' +
  'ierland|ireland|usa|american|amerika|turk-|marokk-|morocc-|india|indian|roemen-|romania|bulgar-|griek-|greece|greek|kroati-|croatia|oostenrijk|' +
  'austria|zwitserland|switzerland|swiss|zweden|sweden|denemarken|denmark|noorwegen|norway|hongarije|hungary|oekraine|ukraine|china|chinese|canada|' +
  'australi-|brazil-|indonesi-|suriname|curacao|southafrica|zuidafrika|dubai'

/** Another country, without its name. */
export const abroadWords = 'buitenland-|abroad|foreign|overseas'

/** Who is given to, or gives, without being a charity. */
export const familyAndFriends =
  'zoon|dochter|kind|kinderen|kleinkind-|son|daughter|child|children|grandson|granddaughter|broer|zus|brother|sister|neef|nicht|nephew|niece|' +
  'familie|family|vriend|vriendin|friend|friends'

/** Who gave, most of the time. */
export const parents = 'ouders|vader|moeder|parents|father|mother|opa|oma|grandpa|grandma|grandparents'

/** A home that is let. */
export const lettingWords =
  'verhuur|verhuren|verhuurd|verhuurde|onderhuur-|huurinkomst-|huuropbrengst-|kamerverhuur|hospita|airbnb|rentout|rentingout|rentedout|rental|letting|letout|lodger-|sublet-|tenant-'

/** The 30% ruling, as it is written. */
export const rulingWords = '30%|30procent|30percent|30pct|30regeling|30ruling|ruling|expatregeling'
