import { exampleManagedProject, exampleProjectInput, managedProjectAnswer } from "@/lib/projects/api";
import { projectCopy } from "@/lib/projects/copy";
import { presentManagedProject } from "@/lib/projects/present";
import { projectInput } from "@/lib/projects/schema";
import { deleteProjects, getProject, updateProject } from "@/lib/projects/service";
import { deleteRoute } from "@/lib/web/api/delete-route";
import { otherMethods } from "@/lib/web/api/methods";
import { idParams, route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Um projeto",
    access: "content:read",
    params: idParams,
    answer: managedProjectAnswer,
    example: { answer: exampleManagedProject },
  },
  async ({ params }) => presentManagedProject(await getProject(params.id)),
);

export const PUT = route(
  {
    summary: "Altera um projeto",
    access: "content:write",
    params: idParams,
    body: projectInput,
    content: "json+image",
    answer: managedProjectAnswer,
    example: { body: exampleProjectInput, answer: exampleManagedProject },
  },
  async ({ params, body }) => presentManagedProject(await updateProject(params.id, body)),
);

export const DELETE = deleteRoute({
  summary: "Exclui um projeto",
  access: "content:write",
  remove: deleteProjects,
  message: projectCopy.deleted(1),
});

export const { POST, PATCH, OPTIONS } = otherMethods({ GET, PUT, DELETE });
