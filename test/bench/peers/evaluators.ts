export { evaluate, evaluateStrings, getCardCode } from "@pokertools/evaluator";
export { default as pokersolver } from "pokersolver";
