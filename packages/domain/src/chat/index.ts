export {
  canBeSent,
  chatDelay,
  type ReplyId,
  replyKeywords,
  replyTo,
  type Subject,
  subjects,
  topicIn,
  yearIn,
} from './replies.ts'
export { type Topic, type TopicId, topicAnswer, topics } from './topics.ts'
