import "server-only";
import type { Permission } from "../../roles";
import { doneAnswer } from "./api-answers";
import { idParams, route } from "./route";
import type { Declaration } from "./route-declaration";

type Deleted = Pick<Declaration<Permission>, "summary" | "description" | "access"> & {
  /** The service's verb. */
  remove: (ids: string[]) => Promise<unknown>;
  message: string;
};

/** DELETE of one item: it goes to the trash, as in the dashboard. */
export const deleteRoute = ({ remove, message, ...declaration }: Deleted) =>
  route(
    { ...declaration, params: idParams, answer: doneAnswer, example: { answer: { message } } },
    async ({ params }) => {
      await remove([params.id]);
      return { message };
    },
  );
