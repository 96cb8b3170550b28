export { canBeSent, chatDelay } from './message.ts'
export {
  type ReplyId,
  replyKeywords,
  replyTo,
  type Subject,
  subjects,
  topicIn,
  yearIn,
} from './replies.ts'
export type { Topic } from './topics/topic.ts'
export { type TopicId, topicAnswer, topics } from './topics.ts'
