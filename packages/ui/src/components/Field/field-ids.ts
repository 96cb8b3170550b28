import type { ReactNode } from 'react'

/** What is said of a control, and how it is called. */
export interface DescribedProps {
  /** The field name the form posts. */
  readonly name: string
  /** Where links such as those of an error summary point to.
   * @default the name */
  readonly id?: string | undefined
  /** Help for answering, under the label. */
  readonly hint?: ReactNode
  /** What is wrong with the answer and how to put it right. Its presence makes the control invalid. */
  readonly error?: ReactNode
}

/** What every control of the design system takes, and every group of them. */
export interface AnswerProps extends DescribedProps {
  /** Tells assistive technology that an answer is needed; the server decides.
   * @default false */
  readonly isRequired?: boolean | undefined
  /** It can be neither reached nor changed, and is not posted.
   * @default false */
  readonly isDisabled?: boolean | undefined
}

/** What a control with one label takes. */
export interface ControlProps extends AnswerProps {
  /** The question, above the control. */
  readonly label: ReactNode
  /** Behind the label of a question that may stay open: "(optional)". */
  readonly optionalLabel?: ReactNode
}

/** Whether a node shows anything. */
export const isShown = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== ''

/** The ids of a control and of the words that describe it. */
export interface FieldIds {
  readonly control: string
  readonly hint: string
  readonly error: string
}

export const idsOf = ({ id, name }: Pick<AnswerProps, 'id' | 'name'>): FieldIds => {
  const control = id ?? name
  return { control, hint: `${control}-hint`, error: `${control}-error` }
}

/** The attributes that tie a control to its hint, its error and `others`, in the order they are read. */
export function describedBy(
  { id, name, hint, error, isRequired = false }: Omit<AnswerProps, 'isDisabled'>,
  ...others: readonly (string | undefined)[]
) {
  const ids = idsOf({ id, name })
  const describing = [isShown(hint) && ids.hint, isShown(error) && ids.error, ...others].filter(Boolean)
  return {
    'aria-describedby': describing.length > 0 ? describing.join(' ') : undefined,
    'aria-invalid': isShown(error) ? true : undefined,
    'aria-required': isRequired ? true : undefined,
  } as const
}
