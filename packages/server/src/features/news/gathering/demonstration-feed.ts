import { dayOf } from '@aangiftewijs/domain/day'
import { daysAfter, startOfDay } from '@aangiftewijs/domain/news'
import type { GatheredArticle } from './gathered-article.ts'

/** `hour` on the Dutch clock. */
type Row = readonly [daysAgo: number, hour: number, source: string, category: string, title: string, summary: string]

/**
 * The embedded demonstration feed: clearly fictional AI news (places, firms and people are invented), spread over the last 30 days
 * relative to today. Used when NEWS_FEEDS is empty.
 */
const rows: readonly Row[] = [
  [
    0,
    7,
    'Hacker News',
    'tools',
    'Show: Polderbot explains a dike in plain words',
    'Fictional: the invented lab Polderbot Works publishes a small open tool that turns water-level readings into sentences a resident understands. It runs on a phone and answers in Dutch, Frisian and English.',
  ],
  [
    0,
    6,
    'Reddit',
    'models',
    'A language model trained only on ferry timetables',
    'Fictional: hobbyists on the made-up island of Noorderplaat trained a tiny model on forty years of ferry timetables. It cannot chat, but it predicts delays better than the harbour clock.',
  ],
  [
    0,
    5,
    'LinkedIn',
    'business',
    'Tulip Robotics opens a school for robot gardeners',
    'Fictional: the imaginary company Tulip Robotics starts a twelve-week course in which gardeners teach robots, and robots teach gardeners, how to plant bulbs in a straight line.',
  ],
  [
    0,
    4,
    'Twitter',
    'research',
    'Researchers count the commas of a chatbot',
    'Fictional: an invented team at Waterlinie University counted every comma in ten thousand chatbot answers and found that shorter sentences were trusted more.',
  ],
  [
    1,
    15,
    'Hacker News',
    'hardware',
    'A chip that sleeps when nobody asks',
    'Fictional: Windmolen Semiconductors, which does not exist, shows an accelerator that uses no power between questions. Demonstrations ran a whole weekend on one bicycle dynamo.',
  ],
  [
    1,
    12,
    'Polder Tech Post',
    'policy',
    'Town council tests readable rules for algorithms',
    'Fictional: the invented town of Grasmeer writes every algorithm it uses on one page and hangs the pages in the library. Visitors may cross out words they do not understand.',
  ],
  [
    1,
    9,
    'Reddit',
    'tools',
    'An assistant that only says what it does not know',
    'Fictional: a weekend project answers every question with a list of what it would have to find out first. Its makers call it the most honest assistant of the month.',
  ],
  [
    1,
    6,
    'LinkedIn',
    'safety',
    'Fire drill for chatbots becomes a yearly event',
    'Fictional: on the first Friday of autumn, imaginary companies in Havenstad switch off their assistants for an hour to see who still knows the work.',
  ],
  [
    2,
    14,
    'Twitter',
    'models',
    'Small model, large atlas',
    'Fictional: the made-up Kaartenhuis foundation releases a model of three hundred million weights that knows every canal bridge of an invented province and admits when a bridge is new.',
  ],
  [
    2,
    11,
    'Hacker News',
    'research',
    'Paper: forgetting on purpose makes models calmer',
    'Fictional: a study from the invented Instituut voor Traag Rekenen finds that models which forget old examples in order answer steadier than models which remember all.',
  ],
  [
    2,
    8,
    'Polder Tech Post',
    'business',
    'Bakery chain lets ovens vote on the recipe',
    'Fictional: Broodje Binair, a bakery that exists only here, asks sensors in forty ovens which dough rose best and prints the result on the bag.',
  ],
  [
    3,
    16,
    'Reddit',
    'safety',
    'Volunteers map where deepfakes fail',
    'Fictional: five hundred volunteers drew circles around what looked wrong in invented portraits. Ears were drawn most, followed by shoelaces.',
  ],
  [
    3,
    10,
    'LinkedIn',
    'tools',
    'Minutes of meetings that fit on a coaster',
    'Fictional: the tool Viltje, invented for this feed, writes the minutes of any meeting on a beer coaster. What does not fit was not decided.',
  ],
  [
    3,
    7,
    'Hacker News',
    'models',
    'Open weights for a model that reads handwriting of doctors',
    'Fictional: a hospital that does not exist shares a model which reads prescriptions and asks back when it doubts, which is in one of nine cases.',
  ],
  [
    4,
    13,
    'Polder Tech Post',
    'hardware',
    'Data centre warms an imaginary swimming pool',
    'Fictional: in the invented village of Laagveen a data centre of six cupboards keeps the pool at 27 degrees. Swimmers can see on a board which model warms them.',
  ],
  [
    4,
    9,
    'Twitter',
    'policy',
    'Label tells how much water an answer took',
    'Fictional: a draft law in a country that does not exist asks every assistant to print the litres of water behind its answer, rounded up to a glass.',
  ],
  [
    4,
    6,
    'Reddit',
    'research',
    'Benchmark of jokes: nobody passes',
    'Fictional: the Lachspiegel benchmark offers one hundred Dutch puns. The best of twelve invented models explained forty and laughed at none.',
  ],
  [
    5,
    11,
    'LinkedIn',
    'business',
    'Start-up sells silence to call centres',
    'Fictional: Stilte BV, an invented start-up, adds two seconds of silence before every automatic answer. Callers in the story found it polite.',
  ],
  [
    6,
    10,
    'Hacker News',
    'tools',
    'A spell checker for spreadsheets',
    'Fictional: the open-source tool Kolommenkijker reads a spreadsheet aloud as a story. Errors are where the story stops making sense.',
  ],
  [
    7,
    9,
    'Polder Tech Post',
    'models',
    'Model learns dialects from market stalls',
    'Fictional: recordings at twelve imaginary markets teach a model how the price of cheese is shouted in each province that the authors made up.',
  ],
  [
    8,
    14,
    'Twitter',
    'research',
    'Robots queue better when they can see the front',
    'Fictional: an invented warehouse shows that robots who see the front of the queue push less. The authors expected the opposite.',
  ],
  [
    9,
    8,
    'Reddit',
    'safety',
    'A lock that asks why',
    'Fictional: a door lock made for a story wants a reason before it opens at night. Reasons are kept for a day and then forgotten.',
  ],
  [
    10,
    12,
    'LinkedIn',
    'policy',
    'Library lends out models for three weeks',
    'Fictional: the library of Grasmeer, an invented town, lends small models on a memory card. Late return costs a conversation with the librarian.',
  ],
  [
    11,
    10,
    'Hacker News',
    'hardware',
    'Solar bench computes while you sit',
    'Fictional: a park bench with a processor answers questions about the trees around it, but only when the sun shines on this page.',
  ],
  [
    13,
    9,
    'Polder Tech Post',
    'business',
    'Insurance firm insures against wrong forecasts',
    'Fictional: Zekerheid van Papier, a firm that does not exist, pays out when its own weather model is wrong. It now hires meteorologists.',
  ],
  [
    15,
    13,
    'Reddit',
    'tools',
    'Assistant writes thank-you letters to parcels',
    'Fictional: an app from an invented student group thanks every parcel carrier by name. Deliveries in the story became friendlier.',
  ],
  [
    17,
    11,
    'Twitter',
    'models',
    'Model of the month: the one that stops',
    'Fictional: a model that ends its answer as soon as it repeats itself wins an award that was invented for it.',
  ],
  [
    19,
    8,
    'Hacker News',
    'research',
    'Study finds that examples beat adjectives',
    'Fictional: in an imaginary study, prompts with two examples beat prompts with ten adjectives in nineteen of twenty tasks.',
  ],
  [
    21,
    10,
    'LinkedIn',
    'safety',
    'Hospital drill: the assistant gives the wrong dose',
    'Fictional: nurses of a hospital that does not exist practise noticing a planted mistake. After three drills all of them did.',
  ],
  [
    23,
    9,
    'Polder Tech Post',
    'policy',
    'School board agrees on homework with and without',
    'Fictional: every task in an invented school says whether an assistant may help. Pupils ask for more tasks of both kinds.',
  ],
  [
    25,
    12,
    'Reddit',
    'hardware',
    'Old phones become a choir of small models',
    'Fictional: two hundred old phones, each with a model of its own, sing the bus timetable of a town that is on no map.',
  ],
  [
    27,
    10,
    'Twitter',
    'business',
    'Greenhouse sells tomatoes with their training data',
    'Fictional: each invented tomato carries a code that shows which pictures taught the picking robot what ripe is.',
  ],
  [
    29,
    9,
    'Hacker News',
    'general',
    'A month of imaginary news, summed up in a haiku',
    'Fictional: small machines at work, water, bread and bicycles, nothing here is true.',
  ],
]

/** The demonstration articles as of `now`; none lies in the future. */
export function demonstrationArticles(now: Date): readonly GatheredArticle[] {
  const today = dayOf(now)
  return rows.map(([daysAgo, hour, source, category, title, summary], index) => {
    const midnight = startOfDay(daysAfter(today, -daysAgo)).getTime()
    // Nothing of today is in the future, nor, some minutes after midnight, of yesterday.
    const published = Math.max(midnight, Math.min(midnight + hour * 3_600_000, now.getTime() - (index + 1) * 60_000))
    return {
      title,
      summary,
      url: `${addressStart}${index + 1}`,
      source,
      publishDate: new Date(published).toISOString(),
      imageUrl: null,
      category,
    }
  })
}

const addressStart = 'https://example.org/fictional-ai-news/'

/** Whether an article is one of the demonstration feed. */
export const isDemonstrationArticle = (url: string): boolean => url.startsWith(addressStart)
