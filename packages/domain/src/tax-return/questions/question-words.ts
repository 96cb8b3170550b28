import type { Copy } from '../../language/index.ts'
import type { ProblemCode } from '../../problem/index.ts'

/** What is said of a question wherever it is asked, listed or complained about. */
export interface QuestionWords {
  readonly label: Copy
  readonly hint?: Copy
  /** The name of its answer in a list, where the label is a sentence. */
  readonly term?: Copy
  /** What is said instead where partners file together; everything else speaks to who files alone. */
  readonly together?: { readonly label?: Copy; readonly hint?: Copy }
  /** The hint of a year and later, where the law counts otherwise from then on. */
  readonly since?: { readonly year: number; readonly hint: Copy }
  /** What is said of a wrong answer, where the words for any field will not do. */
  readonly problems?: Readonly<Partial<Record<ProblemCode, Copy>>>
}
