import { type Language, wordsOf } from '@aangiftewijs/domain/language'
import { chartWords as words } from '../copy.ts'
import type { ChartLabels } from './index.ts'

/** The words of a chart in one language. `{name}` places stay open. */
export function chartLabels(language: Language): ChartLabels {
  const say = (name: keyof typeof words) => wordsOf(words[name], language)
  return {
    drawing: say('drawing'),
    list: say('list'),
    zoomIn: say('zoomIn'),
    zoomOut: say('zoomOut'),
    fit: say('fit'),
    export: say('export'),
    everything: say('everything'),
    drawingUp: say('drawingUp'),
    active: say('active'),
    taken: say('taken'),
    opensHere: say('opensHere'),
    asks: say('asks'),
    after: say('after'),
    answered: say('answered'),
    brokenOff: say('brokenOff'),
    finished: say('finished'),
    always: say('always'),
    when: say('when'),
    stays: say('stays'),
    inside: say('inside'),
    parallel: say('parallel'),
    end: say('end'),
  }
}
