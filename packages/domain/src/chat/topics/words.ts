/** Words that several topics look for, or keep away from. */

/** Countries that people come from, go to, work in or have a home in. */
export const countryNames =
  'belgie|belgium|duitsland|germany|frankrijk|france|polen|poland|spanje|spain|portugal|italie|italy|engeland|england|uk|ierland|ireland|usa|amerika|america|' +
  'turkije|turkey|marokko|morocco|india|roemenie|romania|bulgarije|bulgaria|griekenland|greece|kroatie|croatia|oostenrijk|austria|zwitserland|switzerland|' +
  'zweden|sweden|denemarken|denmark|noorwegen|norway|hongarije|hungary|oekraine|ukraine|china|canada|australie|australia|brazilie|brazil|indonesie|indonesia|' +
  'suriname|curacao|southafrica|zuidafrika|dubai'

/** What comes from there: of people it says who they are, and nothing about where their home is. */
export const countryAdjectives =
  'belgisch-|belgian|duits|duitse|german|frans|franse|french|pools|poolse|polish|spaans|spaanse|spanish|portugese|portugees|portugeese|portuguese|italiaans|' +
  'italiaanse|italian|engels|engelse|english|brits|britse|british|irish|iers|ierse|american|amerikaans|amerikaanse|turks|turkse|turkish|marokkaans|marokkaanse|' +
  'moroccan|indian|indiaas|indiase|romanian|roemeens-|bulgarian|bulgaars-|grieks|griekse|greek|croatian|kroatisch-|austrian|oostenrijks-|swiss|zwitsers-|' +
  'swedish|zweeds-|danish|deens|deense|norwegian|noors|noorse|hungarian|hongaars-|ukrainian|oekraiens-|chinese|chinees|canadian|canadees|canadese|' +
  'australian|brazilian|braziliaans-|indonesian|indonesisch-|surinaams-'

export const countries = `${countryNames}|${countryAdjectives}`

/** Another country, without its name. */
export const abroadWords = 'buitenland-|abroad|foreign|overseas'

/** Who is given to, or gives, without being a charity. */
export const familyAndFriends =
  'zoon|dochter|kind|kinderen|kleinkind-|son|daughter|child|children|grandson|granddaughter|broer|zus|brother|sister|neef|nicht|nephew|niece|' +
  'familie|family|vriend|vriendin|friend|friends'

/** Who gave, most of the time. */
export const parents =
  'ouders|vader|moeder|parents|father|mother|opa|oma|grandpa|grandma|grandparents|inlaws|schoonouders|schoonvader|schoonmoeder|fatherinlaw|motherinlaw'

/** With whom one lives and files, married or not; a friend among others only beside what two have together. */
export const partnerWords =
  'partner|partners|man|vrouw|echtgenoot|echtgenote|vriend|vriendin|verloofde|husband|wife|spouse|boyfriend|girlfriend|fiance|fiancee'

/** That something is divided between two; no beginning of a word, for that of dividing is in dividend. */
export const dividingWords =
  'verdeel|verdelen|verdeelt|verdeling|verdeeld|toedelen|toedeel|toebedelen|toerekenen|toewijzen|splitsen|opsplitsen|' +
  'divide|divided|divides|dividing|division|split|splits|splitting|allocate|allocated|allocation'

/** The months, of which a question names one when something began or ended in it. */
export const months =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|june|july|august|october'

/** What a home adds to income. */
export const forfaitWords =
  'forfait|eigenwoningforfait|huurwaardeforfait|notional|rentalvalue|imputedrent|imputedrental'

/** The same, or what it is taken from. */
export const notionalWords = `${forfaitWords}|woz-`

/** A home that is let. */
export const lettingWords =
  'verhuur|verhuren|verhuurd|verhuurde|onderhuur-|huurinkomst-|huuropbrengst-|kamerverhuur|hospita|airbnb|rentout|rentingout|rentedout|rental|letting|letout|lodger-|sublet-|tenant-'

/** The 30% ruling, as it is written. */
export const rulingWords = '30%|30procent|30percent|30pct|30regeling|30ruling|ruling|expatregeling'

/** Money that comes back; no beginning of a word: a misspelled teruggave would be taken as it stands. */
export const backWords =
  'terug|terugkrijg|terugkrijgen|terugvraag|terugvragen|terughalen|teruggekregen|teruggave|teruggaaf|back|refund|refunded|reclaim'

/** That somebody is paid, beside what pays out. */
export const receivedWords =
  'uitkering|uitkeringen|lijfrenteuitkering-|uitbetaal-|uitkeert|uitgekeerd|ontvang-|krijg|krijgt|kreeg|receive|receives|received|receiving|pays|payout|payouts|payment|payments|benefit'

/** What is paid in, beside what pays out later. */
export const premiumWords =
  'premie|premies|lijfrentepremie|lijfrentepremies|premium|premiums|storting-|stort|stortte|gestort|inleg|ingelegd|contribut-|deposit-|aftrek|aftrekken|aftrekbaar|deduct|deductible|deduction'
