// A rule of the linter: files of tests share their modules, so what a module hooks on while it is
// loaded is hooked on to the first file that loads it.

type Node = Readonly<{
  type: string;
  expression?: Readonly<{ type: string; callee?: { readonly name?: string } }>;
}>;

export default {
  meta: { name: "tests" },
  rules: {
    "no-shared-hooks": {
      create: (context: {
        report(problem: Readonly<{ node: object; message: string }>): void;
      }) => ({
        Program({ body }: { readonly body: readonly Node[] }) {
          for (const { expression } of body) {
            if (expression?.type !== "CallExpression") continue;
            if (/^(before|after)(Each|All)$/.test(expression.callee?.name ?? ""))
              context.report({
                node: expression,
                message:
                  "Shared modules: hooks belong to a file of tests, or to a function that it calls.",
              });
          }
        },
      }),
    },
  },
};
