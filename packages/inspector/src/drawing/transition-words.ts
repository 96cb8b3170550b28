import { type ChartLabels, type ChartTransition, named } from './chart.types.ts'

/** What sets a transition off, in words. */
export function triggerWords({ kind, trigger }: ChartTransition, labels: ChartLabels): string {
  switch (kind) {
    case 'event':
      return trigger
    case 'delay':
      return named(labels.after, trigger)
    case 'answered':
      return named(labels.answered, trigger)
    case 'broken-off':
      return named(labels.brokenOff, trigger)
    case 'finished':
      return named(labels.finished, trigger)
    case 'always':
      return labels.always
  }
}

/** The trigger with its condition: `it is saved [the return is submitted]`. */
export function transitionWords(transition: ChartTransition, labels: ChartLabels): string {
  const trigger = triggerWords(transition, labels)
  return transition.guard === null ? trigger : `${trigger} [${transition.guard}]`
}
